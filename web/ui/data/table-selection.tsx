import type { ChangeEvent } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import checkbox from '../fields/checkbox.module.css'
import styles from './table.module.css'

export type TableSelection<Row> = {
  isSelected: (id: string) => boolean
  /** Some rows are selected, or no longer */
  onSelect: (ids: readonly string[], isSelected: boolean) => void
  /** The row's name in its checkbox's label */
  name: (row: Row) => string
  /** Whether a row can be selected; by default all can */
  can?: (row: Row) => boolean
}

type Selecting = Pick<TableSelection<never>, 'isSelected' | 'onSelect'>

export const isSelectable = <Row,>({ can }: Pick<TableSelection<Row>, 'can'>, row: Row) => can?.(row) ?? true

export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selecting }) {
  const t = useTexts('common')
  const chosen = ids.filter((id) => selection.isSelected(id)).length
  const all = chosen === ids.length
  if (ids.length === 0) return <td className={styles.select} />
  return (
    <td className={styles.select}>
      <label className={styles.hit}>
        <input
          type="checkbox"
          aria-label={t('ui.table.selectAll')}
          className={checkbox.box}
          checked={all}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && !all
          }}
          onChange={() => selection.onSelect(ids, !all)}
        />
        <span aria-hidden className={styles.all}>
          {t('ui.table.selectAll')}
        </span>
      </label>
    </td>
  )
}

interface SelectRowProps<Row> {
  readonly row: Row
  readonly id: string
  readonly selection: TableSelection<Row>
  /** The rows from the last one whose box was pressed to this one */
  readonly rangeTo: (id: string, isWhole: boolean) => readonly string[]
  readonly tabIndex?: number | undefined
}

export function SelectRow<Row>({ row, id, selection, rangeTo, tabIndex }: SelectRowProps<Row>) {
  const t = useTexts('common')
  if (!isSelectable(selection, row)) return <td className={styles.select} />

  /** With shift, all rows since the last press become what this one becomes. */
  function select({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
    selection.onSelect(rangeTo(id, isRange), currentTarget.checked)
  }

  return (
    <td className={styles.select}>
      <label className={styles.hit}>
        <input
          type="checkbox"
          aria-label={t('ui.table.select', { name: selection.name(row) })}
          className={checkbox.box}
          checked={selection.isSelected(id)}
          tabIndex={tabIndex}
          onChange={select}
        />
      </label>
    </td>
  )
}
