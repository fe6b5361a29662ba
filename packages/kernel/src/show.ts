import { at } from './at.ts';
import { viewerIndex } from './happening.ts';
import type { Viewer } from './player.ts';
import { blankOf, type CardId, type CardRef, type Shape } from './schema.ts';
import type { KernelState } from './state.ts';

/** Stands for a secret that is there, but not for this viewer. */
export const sealedMark = { sealed: true } as const;

export const isSealed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sealed' in value && value.sealed === true;

/** A value of the state as one viewer may see it: cards as handles, dead references as null, secrets sealed. */
export function show(shape: Shape, value: unknown, s: KernelState, viewer: Viewer): unknown {
  switch (shape.kind) {
    case 'card':
      return at(s.cards.handle, value as CardId);
    case 'ref': {
      const { card, life } = value as CardRef;
      return card >= 0 && s.cards.life[card] === life ? at(s.cards.handle, card) : null;
    }
    case 'optional':
      return value === null ? null : show(shape.of, value, s, viewer);
    case 'list':
    case 'array':
      return (value as readonly unknown[]).map((item) => show(shape.of, item, s, viewer));
    case 'pair':
      return (value as readonly unknown[]).map((half, i) =>
        shape.of.kind === 'sealed' && half !== null && viewerIndex(viewer) !== i
          ? sealedMark
          : show(shape.of, half, s, viewer),
      );
    case 'sealed':
      return value === null ? null : show(shape.of, value, s, viewer);
    case 'record':
    case 'fixed': {
      const shown: Record<string, unknown> = {};
      for (const [key, field] of Object.entries(shape.fields)) {
        if (field.kind !== 'hidden') shown[key] = show(field, (value as Record<string, unknown>)[key], s, viewer);
      }
      return shown;
    }
    case 'variant': {
      const kind = (value as { kind: string }).kind;
      return { kind, ...(show({ kind: 'fixed', fields: shape.kinds[kind] ?? {} }, value, s, viewer) as object) };
    }
    case 'hidden':
    case 'frames':
    case 'column':
      return null;
    default:
      return value;
  }
}

/** The way back from `show`, for a state in which every card's life is new. */
export function unshow(
  shape: Shape,
  shown: unknown,
  cardOf: (handle: number) => CardId,
  unseal: (player: 0 | 1) => unknown,
): unknown {
  switch (shape.kind) {
    case 'card':
      return cardOf(shown as number);
    case 'ref':
      return shown === null ? { card: -1, life: 0 } : { card: cardOf(shown as number), life: 0 };
    case 'optional':
    case 'sealed':
      return shown === null ? null : unshow(shape.of, shown, cardOf, unseal);
    case 'list':
    case 'array':
      return (shown as readonly unknown[]).map((item) => unshow(shape.of, item, cardOf, unseal));
    case 'pair':
      return (shown as readonly unknown[]).map((half, i) =>
        isSealed(half) ? unseal(i === 0 ? 0 : 1) : unshow(shape.of, half, cardOf, unseal),
      );
    case 'record':
    case 'fixed': {
      const value: Record<string, unknown> = {};
      for (const [key, field] of Object.entries(shape.fields)) {
        value[key] = unshow(field, (shown as Record<string, unknown>)[key], cardOf, unseal);
      }
      return value;
    }
    case 'variant': {
      const kind = (shown as { kind: string }).kind;
      return { kind, ...(unshow({ kind: 'fixed', fields: shape.kinds[kind] ?? {} }, shown, cardOf, unseal) as object) };
    }
    case 'hidden':
      return blankOf(shape.of);
    default:
      return shown;
  }
}
