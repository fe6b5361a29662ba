import type { LocationCard } from '../../catalog/card.ts';
import { said } from '../../text/namesSaid.ts';

/** A part of a row: one site by name, or all that are of a kind, perhaps only those of one place. */
interface Part {
  readonly site?: string;
  readonly kind?: 'interior' | 'buffer' | 'exterior' | 'underwater' | 'far docking bay';
  readonly of?: string;
}

function site(name: string): Part {
  said('site', [name]);
  return { site: name };
}
const interior: Part = { kind: 'interior' };
const buffer: Part = { kind: 'buffer' };
const exterior: Part = { kind: 'exterior' };

/** Inside, in between, outside. */ // GAP-0344, GAP-0355
const usual: readonly Part[] = [interior, buffer, exterior];

/** Rows of sites that have an order of their own, from left to right. */
const rows: Readonly<Record<string, readonly Part[]>> = {
  // GAP-0347
  Bespin: [{ kind: 'far docking bay' }, interior, buffer, exterior],
  // GAP-0348
  Tatooine: [
    interior,
    site('Cantina'),
    site('Docking Bay 94'),
    site('Mos Eisley'),
    buffer,
    exterior,
    site("Jabba's Palace"),
    site('Entrance Cavern'),
    { kind: 'interior', of: "Jabba's Palace" },
    site('Rancor Pit'),
  ],
  // GAP-0349
  'Yavin 4': [interior, buffer, site('Massassi Headquarters'), exterior],
  // GAP-0351
  Endor: [
    interior,
    site('Bunker'),
    site('Landing Platform (Docking Bay)'),
    buffer,
    exterior,
    site('Ewok Village'),
    site("Chief Chirpa's Hut"),
  ],
  // GAP-0352
  Coruscant: [
    interior,
    site('500 Republica'),
    site('Private Platform (Docking Bay)'),
    buffer,
    exterior,
    site("Xizor's Palace"),
    site('Uplink Station'),
    site('Sewer'),
  ],
  // GAP-0353
  Naboo: [
    site('Theed Palace Throne Room'),
    interior,
    buffer,
    site('Theed Palace Courtyard'),
    exterior,
    { kind: 'underwater' },
  ],
  // GAP-0354
  Dagobah: [exterior, buffer, interior],
  // GAP-0355
  Jakku: [interior, site("Rey's Encampment"), site('Niima Outpost Shipyard'), buffer, exterior],
  Lothal: [interior, site('Capital City'), buffer, exterior, site('Jedi Temple')],
  Takodana: [exterior, buffer, site("Maz's Castle"), interior],
  Mapuzo: [site('Underground Corridor'), interior, buffer, exterior],
  // GAP-0356
  'Invisible Hand': [site('Docking Bay'), interior, site('Bridge'), buffer, exterior],
};

said('system', Object.keys(rows));

/** Sites both inside and outside that keep the two apart, besides docking bays and those named in the rows above. */ // GAP-0345
const buffers = ['Ahch-To: Jedi Temple', 'Malachor: Sith Temple Entrance', 'Scarif: Turbolift Complex'];
said('title', buffers);

export const isDockingBay = ({ type, title }: LocationCard): boolean => type === 'site' && /docking bay/i.test(title);

function kindOf(location: LocationCard): Part['kind'] {
  if (location.traits.includes('underwater')) return 'underwater';
  // The marker sites are outside, the cave among them too. GAP-0138
  if (location.marker !== undefined) return 'exterior';
  // The bays of a starship lie at the end of its sites. GAP-0356
  if (location.vessel !== undefined && /(docking|launch) bay/i.test(location.title)) return 'buffer';
  if (!location.exterior) return 'interior';
  if (!location.interior) return 'exterior';
  return isDockingBay(location) || buffers.includes(location.title) ? 'buffer' : 'exterior';
}

/** Sectors and the system come after the sites: clouds, the system, asteroids, the biggest of them last. */ // GAP-0356, GLA-0346
const afterSites = {
  'Cloud City': 100,
  cloud: 101,
  trench: 101.5,
  system: 102,
  asteroid: 103,
  'Big One': 104,
  cave: 105,
} as const;

/** The way into the second Death Star, from its system on. */ // GAP-0354
const intoDeathStarII = ['Coolant Shaft', 'Capacitors', 'Reactor Core'];

function rankOfSector({ title, system, traits }: LocationCard): number {
  const depth = intoDeathStarII.findIndex((name) => title.endsWith(name));
  if (system === 'Death Star II' && depth >= 0) return afterSites.system + (depth + 1) / 10;
  if (traits.includes('asteroid')) return title === 'Big One' ? afterSites['Big One'] : afterSites.asteroid;
  return title === 'Bespin: Cloud City' ? afterSites['Cloud City'] : afterSites.cloud;
}

/** Sites without a number lie between the sixth and the seventh marker. */ // GAP-0350
const unnumbered = 6.5;

/** How far to the right a location belongs in the row of its system: those of one rank lie in any order. */
export function rankIn(of: string, location: LocationCard, isFarDockingBay: boolean): number {
  if (location.type === 'system') return afterSites.system;
  if (location.type === 'sector') return rankOfSector(location);
  if (location.traits.includes('asteroid')) return afterSites.cave;
  if (location.traits.includes('trench')) return afterSites.trench;
  const row = rows[of] ?? usual;
  const name = location.title.slice(location.title.indexOf(': ') < 0 ? 0 : location.title.indexOf(': ') + 2);
  const named = row.findIndex((part) => part.site === name);
  if (named >= 0) return named;
  const kind = isFarDockingBay && row[0]?.kind === 'far docking bay' ? 'far docking bay' : kindOf(location);
  const found = row.findIndex((part) => part.kind === kind && part.of === location.system);
  const rank = found >= 0 ? found : row.findIndex((part) => part.kind === kind && part.of === undefined);
  const among = of === 'Hoth' && kind === 'exterior' ? (location.marker ?? unnumbered) / 100 : 0;
  return (rank >= 0 ? rank : row.indexOf(exterior)) + among;
}
