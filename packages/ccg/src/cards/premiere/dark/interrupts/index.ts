export * from './battle.ts';
export * from './battleDestiny.ts';
export * from './cancelling.ts';
export * from './forceAndPiles.ts';
export * from './losingCards.ts';
export * from './movingAndDeploying.ts';
