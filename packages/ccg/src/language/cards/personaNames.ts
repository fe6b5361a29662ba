import { said } from '../../text/namesSaid.ts';

/** Second names of personas. */ // GLC-0056
const synonyms: Readonly<Record<string, string>> = { Chewbacca: 'Chewie' };
said('persona', Object.entries(synonyms).flat());

/** The name that a persona has on its cards, by whichever of its names a text calls it. */ // GLC-0056
export const personaCalled = (name: string): string => synonyms[name] ?? name;
