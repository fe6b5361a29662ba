import type { Face } from '@binary-sunset/table';
import { placeOf } from './art/art.ts';
import { ccgGlyph } from './ccgGlyphs.ts';
import type { EmblemName } from './emblems/index.ts';
import { namedGlyph } from './emblems/namedGlyphs.ts';
import { among, emblemSaid, type PatternRow, type SubtypeRow } from './glyphRows.ts';

const characters: readonly SubtypeRow[] = [
  ['Dark Jedi', 'sith'],
  ['Sith', 'sith'],
  ['Jedi Padawan', 'padawan'],
  ['Jedi Master', 'master'],
  ['Jedi', 'jedi'],
  ['Master', 'master'],
  ['Spirit', 'master'],
  ['Adept', 'master'],
  ['Bounty Hunter', 'bounty'],
  ['Astromech Droid', 'astromech'],
  ['Protocol Droid', 'protocol'],
  ['Assassin Droid', 'probe'],
  ['Federation Droid', 'battleDroid'],
  ['Droid', 'droid'],
  ['Creature Mount', 'horned'],
  ['Creature', 'beast'],
  ['Geonosian', 'winged'],
  ['Clone Soldier', 'trooper'],
  ['Clone Boy', 'youth'],
  ['Boy', 'youth'],
  ['Kaminoan', 'longneck'],
  ['Federation Diplomat', 'magnate'],
  ['Guild Diplomat', 'magnate'],
  ['Clan Diplomat', 'magnate'],
  ['Union Diplomat', 'magnate'],
  ['Gungan', 'alien'],
  ['Naboo Diplomat', 'noble'],
  ['Handmaiden', 'noble'],
  ['Diplomat', 'senator'],
  ['Senator', 'senator'],
  ['Merchant', 'merchant'],
  ['Owner', 'merchant'],
  ['Officer', 'officer'],
  ['General', 'officer'],
  ['Pilot', 'pilot'],
  ['Crew', 'pilot'],
  ['Soldier', 'soldier'],
  ['Rebel', 'soldier'],
  ['Recruit', 'soldier'],
  ['Alien', 'alien'],
  ['Changeling', 'alien'],
];

const spaceUnits: readonly SubtypeRow[] = [
  ['Droid Starfighter', 'clawFighter'],
  ['Jedi Starfighter', 'delta'],
  ['Geonosian Starfighter', 'needle'],
  ['Starfighter', 'starfighter'],
  ['Trade Federation Capital', 'station'],
  ['Capital', 'capital'],
  ['Naboo Transport', 'yacht'],
  ['Republic Transport', 'cruiser'],
  ['Federation Transport', 'lander'],
  ['Guild Transport', 'lander'],
  ['Clan Transport', 'lander'],
  ['Transport', 'transport'],
  ['Patrol', 'patrol'],
  ['Device', 'ring'],
  ['Speeder', 'speeder'],
];

const groundUnits: readonly SubtypeRow[] = [
  ['Fortification', 'fort'],
  ['Walker', 'walker'],
  ['Gunship', 'gunship'],
  ['Speeder', 'speeder'],
  ['Sandcrawler', 'crawler'],
  ['Tank', 'tank'],
  ['Droid Vehicle', 'tank'],
  ['Vehicle', 'cart'],
  ['Transport', 'transport'],
  ['Commerce Droid', 'spider'],
  ['Droid', 'droidSquad'],
  ['Creature', 'horned'],
  ['Geonosian Soldier', 'winged'],
  ['Soldier', 'squad'],
  ['Jedi', 'squad'],
  ['Scout', 'squad'],
];

/** What a card of thought does, told by the first of its words that says so. */
const deeds: readonly PatternRow[] = [
  [/do(es)? as much damage/, 'riposte'],
  [/Prevent all damage done by/, 'truce'],
  [/Prevent/, 'guard'],
  [/can't be attacked/, 'ward'],
  [/reroll/i, 'dice'],
  [/Critical Hit/, 'critical'],
  [/attack (one of your opponent's|goes on)|have it attack/, 'command'],
  [/\bRetreat\b/, 'retreat'],
  [/can't retreat|costs? \d+ more/, 'edict'],
  [/Put that unit into/, 'landing'],
  [/Untap/, 'interrupt'],
  [/\bTap\b/, 'stun'],
  [/gets? -\d+/, 'weaken'],
  [/gets? \+\d+ speed/, 'haste'],
  [/gets? \+\d+ power/, 'battle'],
  [/build points/, 'works'],
  [/Look at your opponent's hand/, 'spy'],
  [/cards? from (his or her|their|your) hand/, 'torn'],
  [/discards? (that|one of your) unit|damage to|dice of damage/, 'blast'],
  [/Remove .* damage/, 'mend'],
  [/Search|Turn up/, 'search'],
  [/(from|in) your discard pile/, 'recover'],
  [/draw/i, 'cards'],
  [/loses? \d+ Force/, 'eclipse'],
  [/gain \d+ Force/, 'force'],
];

/** Equipment has no subtype: its name says what it is. */
const gear: readonly PatternRow[] = [
  [/saber|blade/i, 'lightsaber'],
  [/rifle/i, 'rifle'],
  [/blaster|pistol/i, 'blaster'],
  [/cannon|launcher|weapons/i, 'cannon'],
  [/armor|plating|shield/i, 'guard'],
];

const found = new WeakMap<Face, EmblemName>();

/** The emblem of a card: its own if it is well known, else from its frame, its subtypes or what it does. */
export function glyphOf(face: Face): EmblemName {
  const emblem = found.get(face) ?? namedGlyph(face) ?? lookUp(face);
  found.set(face, emblem);
  return emblem;
}

function lookUp(face: Face): EmblemName {
  const { frame, subtypes, text, name } = face;
  switch (frame) {
    case 'character':
      return among(characters, subtypes) ?? 'rogue';
    case 'space':
      return among(spaceUnits, subtypes) ?? 'starfighter';
    case 'ground':
      return among(groundUnits, subtypes) ?? 'tank';
    case 'multi':
      return among([...spaceUnits, ...groundUnits], subtypes) ?? 'squad';
    case 'battle':
      return emblemSaid(deeds, text.join(' ')) ?? 'battle';
    case 'mission':
      return emblemSaid(deeds, text.join(' ')) ?? 'mission';
    case 'equipment':
      return emblemSaid(gear, name) ?? 'equipment';
    case 'location':
      return placeOf(face);
    default:
      return ccgGlyph(face);
  }
}
