import type { Face } from '@binary-sunset/table';
import type { EmblemName } from './emblems/index.ts';
import { emblemSaid, type PatternRow } from './glyphRows.ts';

/** Who somebody is: told by what they are called and the icons that they bear. */
const people: readonly PatternRow[] = [
  [/Jedi/, 'jedi'],
  [/Sisters/, 'squad'],
  [/stormtrooper|Death Star trooper/, 'trooper'],
  [/trooper|guard/, 'soldier'],
  [/astromech|R-unit/, 'astromech'],
  [/protocol|servant|communications/, 'protocol'],
  [/security|mining/, 'probe'],
  [/droid/, 'droid'],
  [/bounty hunter/, 'bounty'],
  [/senator|Prophetess/, 'noble'],
  [/admiral|general|commander|ISB agent|Moff|Chief|Colonel/, 'officer'],
  [/Squadron|DS-61|Pilot|Tanbris/, 'pilot'],
  [/Jawa|Tusken/, 'youth'],
  [/Ithorian|Vuvrian|Kubaz/, 'longneck'],
  [/Bith|musician/, 'magnate'],
  [/Talz|Shistavanen|Abyssin/, 'horned'],
  [/lamproid|Yam'rii|Qiraash|Quor'sav/, 'winged'],
  [/Aqualish|Devaronian|H'nemthe/, 'alien'],
  [/smuggler|gambler|thief|spy/, 'rogue'],
  [/Wuher|Owen|Beru/, 'merchant'],
  [/female/, 'noble'],
  [/Alien/, 'alien'],
  [/pilot/, 'pilot'],
];

const craft: readonly PatternRow[] = [
  [/TIE/, 'interceptor'],
  [/Y-wing/, 'needle'],
  [/freighter/, 'ring'],
  [/corvette/, 'cruiser'],
  [/capital/, 'capital'],
  [/squadron/, 'delta'],
  [/starfighter/, 'starfighter'],
  [/sandcrawler/, 'crawler'],
  [/landspeeder/, 'speeder'],
  [/lift tube/, 'lander'],
  [/bantha|creature/, 'horned'],
  [/AT-/, 'walker'],
  [/shuttle/, 'gunship'],
  [/transport/, 'cart'],
];

const gear: readonly PatternRow[] = [
  [/lightsaber/i, 'lightsaber'],
  [/rifle|stick/i, 'rifle'],
  [/cannon|torpedoes|turbolaser|laser projector/i, 'cannon'],
  [/mine/i, 'blast'],
  [/seeker/i, 'probe'],
  [/blaster/i, 'blaster'],
];

const devices: readonly PatternRow[] = [
  [/Belt|Backpack/, 'equipment'],
  [/binoculars|Scope|Holocam|Detector/, 'search'],
  [/Bolt/, 'stun'],
  [/Targeting/, 'critical'],
  [/Supply|Vaporator/, 'works'],
];

/** What an Effect or an Interrupt does, told by the first of its words that says so. */
const deeds: readonly PatternRow[] = [
  [/Utinni/, 'mission'],
  [/cancel[^.]*destiny|cancel .*(battle|weapon) destiny/i, 'eclipse'],
  [/cancel|prevent|may not (battle|move)|can’t/i, 'ward'],
  [/destiny/i, 'dice'],
  [/retriev/i, 'recover'],
  [/search|look|glance|peek|reveal/i, 'search'],
  [/steal|crosses|comes over/i, 'command'],
  [/missing|captive|capture/i, 'stun'],
  [/Force drain/i, 'eclipse'],
  [/is lost|are lost|lose/i, 'torn'],
  [/immune|protect/i, 'guard'],
  [/relocat|\bmove/i, 'retreat'],
  [/deploy/i, 'landing'],
  [/forfeit/i, 'weaken'],
  [/power/i, 'battle'],
  [/weapon|fire/i, 'critical'],
  [/activate|generat/i, 'force'],
  [/draw|hand/i, 'cards'],
];

const told = ({ name, typeLine, subtypes, icons }: Face): string => [name, typeLine, ...subtypes, ...icons].join(' ');

/** The emblem of a card of the Customizable Card Game that has none of its own. */
export function ccgGlyph(face: Face): EmblemName {
  const { frame, name, typeLine, text } = face;
  switch (frame) {
    case 'rebel':
    case 'imperial':
    case 'alien':
    case 'droid':
      return emblemSaid(people, told(face)) ?? (frame === 'rebel' ? 'soldier' : 'officer');
    case 'starship':
    case 'vehicle':
      return emblemSaid(craft, told(face)) ?? 'transport';
    case 'creature':
      return 'beast';
    case 'weapon':
      return emblemSaid(gear, told(face)) ?? 'blaster';
    case 'device':
      return emblemSaid(devices, name) ?? 'device';
    case 'interrupt':
      return emblemSaid(deeds, text.join(' ')) ?? 'interrupt';
    default:
      return emblemSaid(deeds, [typeLine, ...text].join(' ')) ?? 'effect';
  }
}
