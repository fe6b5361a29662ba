import { useTable } from '../client/table.ts';

export function Table() {
  const { moment, answer } = useTable();
  const asked = moment?.scene.asked;
  return (
    <main>
      <h1>{asked?.prompt}</h1>
      <ol>
        {asked?.labels.map((label, option) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          <li key={option}>
            <button type="button" onClick={() => void answer([option])}>
              {label}
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
}
