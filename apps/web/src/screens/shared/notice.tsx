import { Header } from './header.tsx';
import styles from './notice.module.css';

/** A page that only says something. */
export function Notice({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className={styles['page']}>
      <Header />
      <main className={styles['words']}>
        <h1 role="status">{title}</h1>
        {text === undefined ? null : (
          <>
            <p>{text}</p>
            <a href="#/">Back to the first page</a>
          </>
        )}
      </main>
    </div>
  );
}
