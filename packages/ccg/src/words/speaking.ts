import { definitionCalled } from '../catalog/catalog.ts';
import { selfOf } from '../catalog/self.ts';
import type { Self } from '../text/saying/self.ts';

/** What a text calls its card, by the name of the text: the card itself may be gone. */
export const selfIn = (text: string): Self => selfOf(definitionCalled(text.slice(0, text.lastIndexOf('/'))).card);
