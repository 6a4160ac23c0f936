import { answerColumnOf } from '#contract/entries/entry-facts.ts'
import { type CheckedRow, checkEntryList, type EntryList } from '#contract/entries/entry-lists.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Table } from '#web/ui/data/table.tsx'
import type { Column } from '#web/ui/data/table-column.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import type { ListIds } from './list-ids.ts'

const pageSize = 10

export const goodOf = (ids: ListIds, pageNumber: number) =>
  query(checkEntryList, { ...ids, only: 'good', pageNumber, pageSize })

interface GoodRowsProps {
  readonly ids: ListIds
  readonly list: EntryList
  readonly page: number
}

/** The valid rows under the chosen columns, so that the officer notices a wrong one. */
export function GoodRows({ ids, list, page }: GoodRowsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items, total, pageNumber } = useAnswer(goodOf(ids, page))
  if (total === 0) return null
  // Leaves out empty columns, because a typed list has one for every field.
  const taken = list.columns.flatMap(({ field, samples }) => (field && samples.length > 0 ? field : []))
  const nameOf = (field: string) =>
    list.questions.find(({ id }) => answerColumnOf(id) === field)?.label ?? t('entries.field', { field })
  const title = t('enter.check.goodRows', { count: total })
  const columns: Column<CheckedRow>[] = [
    { key: 'line', header: t('entries.line'), cell: ({ line }) => line },
    ...taken.map((field) => ({
      key: field,
      header: nameOf(field),
      cell: ({ values, warnings }: CheckedRow) => {
        const warning = warnings.find((one) => one.field === field)
        if (!warning) return values[field] || '—'
        return (
          <span className={styles.sample}>
            {values[field]}
            <span className={styles.fault}>{warning.text}</span>
          </span>
        )
      },
    })),
  ]
  return (
    <div className={styles.way}>
      <h2 id="good-rows">{title}</h2>
      <Table caption={title} rows={items} rowKey={({ line }) => String(line)} columns={columns} />
      <Pagination
        label={title}
        page={pageNumber}
        pages={Math.ceil(total / pageSize)}
        to={(at) => `${enterAddress(ids.formId, ids.listId, 'check')}?good=${at}#good-rows`}
      />
    </div>
  )
}
