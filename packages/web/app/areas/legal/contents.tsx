import { useEffect, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import styles from './text-page.module.css';

/** The contents of a page, with a mark at the section that is being read. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useTexts();
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const inView = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        const first = sections.find(({ id }) => inView.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-80px 0px -50% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [sections]);
  return (
    <nav className={styles.contents} aria-labelledby="toc-title">
      <h2 id="toc-title">{t('shell.textPage.contents')}</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
