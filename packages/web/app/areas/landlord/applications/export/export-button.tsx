import { labelKey } from '@heima/domain/reference/label-key.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listFilter } from '#areas/landlord/applications/list/application-filter.ts';
import { type FactWord, useApplicationFacts } from '#features/applications/application-facts.ts';
import { announceMissingPart } from '#platform/errors/announce-missing-part.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toasts.ts';
import type { FileColumn } from './applications-file.ts';

/** Saves what the filter of the list lets through as a file for spreadsheets, in the words of the page. */
export function ExportButton() {
  const { t, format } = useTexts();
  const [params] = useSearchParams();
  const columns = useColumns();
  const today = useToday();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const run = async () => {
    const begunAt = performance.now();
    setProgress({ done: 0, all: 0 });
    try {
      const file = await import('./applications-file.ts').catch((error: unknown) =>
        announceMissingPart(error, begunAt),
      );
      if (!file) return;
      const rows = await file.fetchAll(listFilter(params), (done, all) => setProgress({ done, all }));
      file.save(file.fileOf(rows, columns), `${t('applicationsScreen.landlord.export.file')}-${today}.csv`);
      showToast({
        tone: 'success',
        text: t('applicationsScreen.landlord.export.done', { count: rows.length }),
      });
    } catch (error) {
      showToast({ tone: 'danger', text: t('applicationsScreen.landlord.export.failed') });
      announceProblem(error);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Button size="row" busy={Boolean(progress)} onClick={() => void run()}>
      <Icon of={IconDownload} size={16} />
      {progress && progress.all > 0
        ? t('applicationsScreen.landlord.export.progress', {
            done: format.number(progress.done),
            all: format.number(progress.all),
          })
        : t('applicationsScreen.landlord.export.open')}
    </Button>
  );
}

/** What stands in the file: who, for what, how it stands, what was said, and what the landlord's side has noted. */
function useColumns(): FileColumn[] {
  const { t, format } = useTexts();
  const { stay, person } = useApplicationFacts();
  const head = (key: 'name' | 'home' | 'status' | 'sent' | 'message' | 'categories' | 'tags' | 'notes') =>
    t(`applicationsScreen.landlord.export.columns.${key}`);
  const facts = (
    keys: readonly FactWord[],
    of: (row: Parameters<FileColumn['of']>[0]) => ReturnType<typeof stay>,
  ) =>
    keys.map(
      (key): FileColumn => ({
        name: t(`applicationsScreen.content.${key}`),
        of: (row) => of(row).find((fact) => fact.key === key)?.value ?? '',
      }),
    );
  return [
    {
      name: head('name'),
      of: ({ applicant }) => applicant?.full_name ?? t('applicationsScreen.landlord.deleted'),
    },
    { name: head('home'), of: ({ listing }) => listing.title ?? t('listings.card.untitled') },
    { name: head('status'), of: ({ status }) => t(`applicationsScreen.status.${status}`) },
    { name: head('sent'), of: ({ created_at }) => format.date(created_at) },
    ...facts(['moveIn', 'stay', 'people', 'occupation', 'pets', 'smoking', 'price'], stay),
    ...facts(['age', 'nationality', 'languages', 'record', 'corenters'], ({ profile }) =>
      profile ? person(profile) : [],
    ),
    { name: head('message'), of: ({ message }) => message },
    {
      name: head('categories'),
      of: ({ categories }) => categories.map((one) => t(labelKey('applicationCategory', one))).join(', '),
    },
    { name: head('tags'), of: ({ tags }) => tags.join(', ') },
    { name: head('notes'), of: ({ notes }) => notes },
  ];
}
