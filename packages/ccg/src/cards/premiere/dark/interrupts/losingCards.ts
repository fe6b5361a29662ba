import {
  addToTotal,
  any,
  atAnyTime,
  cardValue,
  drawDestiny,
  type Instruction,
  ifDestiny,
  insteadIf,
  interrupt,
  it,
  lost,
  may,
  numberOf,
  opponents,
  peeks,
  places,
  provided,
  seen,
  sends,
  theirs,
  thereIs,
  usedPile,
  winsBattle,
  your,
} from '../../../../language/index.ts';
import { dark } from '../facts.ts';

/** A draw that fails goes against whoever plays this: their own card suffers. */ // AR1-0442
const ifYours = { thenIfYours: it };

/** A destiny of more than the ability of what was targeted. */
const againstAbility = (then: Instruction): readonly Instruction[] => [
  drawDestiny(1, { against: ['ability'] }),
  ifDestiny('>', cardValue('ability', it), [then]),
];

export const deadJawa = interrupt('Dead Jawa', {
  ...dark,
  id: '1_242',
  rarity: 'C2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .targetTogether(opponents.characters.trait('Jawa'))
        .do(
          provided(thereIs(any.trait('stormtrooper').presentThere, 2)),
          drawDestiny(),
          ifDestiny('>', numberOf(it), [sends(it, 'lost')]),
        ),
    ),
  ],
});

export const gravelStorm = interrupt('Gravel Storm', {
  ...dark,
  id: '1_247',
  rarity: 'U2',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(
          opponents.characters.inTheOpen.at(
            'Tatooine: Dune Sea',
            'Tatooine: Jundland Wastes',
            "Tatooine: Beggar's Canyon",
            "Tatooine: Lars' Moisture Farm",
            'Tatooine: Jawa Camp',
            'Tatooine: Mos Eisley',
          ),
        )
        .do(...againstAbility(sends(it, 'lost'))),
    ),
  ],
});

export const lookSirDroids = interrupt('Look Sir, Droids', {
  ...dark,
  id: '1_259',
  rarity: 'R1',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(1)
        .do(
          peeks('all', theirs(usedPile)),
          places(any.type('Droid'), seen(theirs(usedPile)), 'lost', { count: 'all' }),
        ),
    ),
    lost(may.act(atAnyTime).target(any.type('Droid')).use(cardValue('deploy', it)).do(sends(it, 'lost'))),
  ],
});

export const nevarYalnal = interrupt('Nevar Yalnal', {
  ...dark,
  id: '1_261',
  rarity: 'R2',
  destiny: 6,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(opponents.all.characters.trait('spy').where('site').inCompanyOf(your.all.characters.trait('spy')))
        .do(
          drawDestiny(),
          addToTotal(insteadIf(0, thereIs(it.that('undercover')), 2)),
          ifDestiny('>', 2, [sends(it, 'lost')]),
        ),
    ),
  ],
});

export const overload = interrupt('Overload', {
  ...dark,
  id: '1_263',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.weapons.non('Ewok').except(any.called('Gaderffii Stick')))
        .do(
          drawDestiny(1, { against: ['destiny'] }),
          ifDestiny(
            '<',
            cardValue('destiny', it),
            [
              ifDestiny(
                '=',
                0,
                [sends(any.of('character', 'starship').bearingIt.or(it), 'lost')],
                [sends(it, 'lost')],
                ifYours,
              ),
            ],
            [],
            ifYours,
          ),
        ),
    ),
  ],
});

export const physicalChoke = interrupt('Physical Choke', {
  ...dark,
  id: '1_264',
  rarity: 'R1',
  destiny: 3,
  functions: [
    lost(may.act(atAnyTime).target(any.trait('Rebel trooper')).do(sends(it, 'lost'))),
    lost(
      may
        .respond(winsBattle('you'))
        .if(thereIs(any.characters.sensitive('Dark Jedi').presentThere))
        .target(opponents.characters.presentThere)
        .use(1)
        .do(...againstAbility(sends(it, 'lost'))),
    ),
  ],
});

export const setForStun = interrupt('Set For Stun', {
  ...dark,
  id: '1_268',
  rarity: 'C2',
  destiny: 2,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(opponents.characters)
        .use(2)
        .do(...againstAbility(sends(it, 'hand', { withAll: true }))),
    ),
  ],
});

export const wereAllGonnaBeALotThinner = interrupt("We're All Gonna Be A Lot Thinner!", {
  ...dark,
  id: '1_278',
  rarity: 'R1',
  destiny: 6,
  functions: [
    lost(may.act(atAnyTime).do(sends(any.all.at('Death Star: Trash Compactor').except(any.locations), 'lost'))),
  ],
});
