import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { Select } from '#ui/fields/input.tsx';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';

export interface TableColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What the rows are put in order by; without it they cannot be by this column. */
  sortBy?: (row: Row) => string | number;
  /** Stands at the right, with digits of one width; the largest comes first. */
  isNumber?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  /** The first names the row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** Nothing while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The order of words: that of the page's language. */
  locale: string;
  /** Names the choice of the order, on phones. */
  sortLabel: string;
  /** Stands instead of the rows when there are none. */
  empty?: ReactNode;
  /** Why the rows cannot be shown. */
  problem?: ReactNode;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/**
 * Things with figures, put in order by pressing the head of a column. On phones a list: each thing with its figures
 * below, and the choice of the order above.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, locale, sortLabel, empty, problem } = props;
  const [sorting, setSorting] = useState<SortingState>([]);
  const words = useMemo(() => new Intl.Collator(locale), [locale]);
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const defined = useMemo(
    () =>
      columns.map(({ id, title, sortBy, isNumber }) => ({
        id,
        header: title,
        accessorFn: (row: Row) => sortBy?.(row),
        enableSorting: sortBy !== undefined,
        sortDescFirst: isNumber ?? false,
        sortFn: (a: { original: Row }, b: { original: Row }) => {
          const [one, other] = [sortBy!(a.original), sortBy!(b.original)];
          return typeof one === 'number' ? one - Number(other) : words.compare(one, String(other));
        },
      })),
    [columns, words],
  );
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: setSorting,
  });
  if (problem) return problem;
  if (rows?.length === 0) return empty ?? null;
  const heads = columns.map((column) => {
    const head = table.getColumn(column.id)!;
    return { ...column, order: head.getIsSorted(), turn: () => head.toggleSorting() };
  });
  const sorters = heads.filter(({ sortBy }) => sortBy);
  return (
    <div className={styles.box}>
      {rows && sorters.length > 0 && (
        <div className={styles.sorting}>
          <Select
            aria-label={sortLabel}
            look="quiet"
            value={sorting[0]?.id ?? ''}
            onChange={({ target: { value } }) =>
              setSorting(
                sorters
                  .filter(({ id }) => id === value)
                  .map(({ id, isNumber = false }) => ({ id, desc: isNumber })),
              )
            }
          >
            <option value="">{sortLabel}</option>
            {sorters.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </div>
      )}
      <table className={styles.table} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {heads.map(({ id, title, isNumber, sortBy, order, turn }) => (
              <th
                key={id}
                scope="col"
                className={classNames(styles.head, isNumber && styles.number)}
                aria-sort={order === false ? undefined : order === 'asc' ? 'ascending' : 'descending'}
              >
                {sortBy && rows ? (
                  <button type="button" className={styles.sort} onClick={turn}>
                    {title}
                    <Arrow order={order} />
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? table
                .getRowModel()
                .rows.map(({ id, original }) => <Cells key={id} row={original} columns={columns} />)
            : [0, 1, 2].map((at) => <Outline key={at} columns={columns} />)}
        </tbody>
      </table>
    </div>
  );
}

const Arrow = ({ order }: { order: false | 'asc' | 'desc' }) => (
  <span className={styles.arrow}>
    {order && <Icon of={order === 'asc' ? IconArrowUp : IconArrowDown} size={16} />}
  </span>
);

interface CellsProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

const Cells = <Row,>({ row, columns: [main, ...others] }: CellsProps<Row>) => (
  <tr className={styles.row}>
    <th scope="row" className={classNames(styles.cell, styles.main)}>
      {main!.cell(row)}
    </th>
    {others.map(({ id, title, isNumber, cell }) => (
      <td key={id} className={classNames(styles.cell, isNumber && styles.number)}>
        <span className={styles.caption} aria-hidden="true">
          {title}
        </span>
        {cell(row)}
      </td>
    ))}
  </tr>
);

const Outline = <Row,>({ columns }: { columns: readonly TableColumn<Row>[] }) => (
  <tr className={styles.row}>
    {columns.map(({ id }) => (
      <td key={id} className={styles.cell}>
        <Skeleton height={16} />
      </td>
    ))}
  </tr>
);
