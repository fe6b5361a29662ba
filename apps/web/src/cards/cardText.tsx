import { piecesOf } from './emphasis.ts';

/** What a card says, a paragraph each; costs, keywords and changes stand out. */
export function CardText({ text }: { readonly text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph}>
      {piecesOf(paragraph).map(({ words, strong, from }) => (strong ? <b key={from}>{words}</b> : words))}
    </p>
  ));
}
