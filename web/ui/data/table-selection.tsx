import { useTexts } from '../../texts/texts.tsx'
import checkbox from '../fields/checkbox.module.css'
import styles from './table.module.css'

export type TableSelection<Row> = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** How a row is called when its box is read out */
  name: (row: Row) => string
  /** Whether a row can be selected; by default all can */
  can?: (row: Row) => boolean
}

type Selecting = Pick<TableSelection<never>, 'selected' | 'onChange'>

export const isSelectable = <Row,>({ can }: Pick<TableSelection<Row>, 'can'>, row: Row) => can?.(row) ?? true

export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selecting }) {
  const t = useTexts('common')
  const chosen = ids.filter((id) => selection.selected.has(id)).length
  const all = ids.length > 0 && chosen === ids.length
  return (
    <td className={styles.select}>
      <label className={styles.hit}>
        <input
          type="checkbox"
          aria-label={t('ui.table.selectAll')}
          className={checkbox.box}
          checked={all}
          disabled={ids.length === 0}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && !all
          }}
          onChange={() => selection.onChange(all ? without(selection.selected, ids) : withAll(selection.selected, ids))}
        />
      </label>
    </td>
  )
}

interface SelectRowProps<Row> {
  readonly row: Row
  readonly id: string
  readonly selection: TableSelection<Row>
}

export function SelectRow<Row>({ row, id, selection }: SelectRowProps<Row>) {
  const t = useTexts('common')
  if (!isSelectable(selection, row)) return <td className={styles.select} />
  const chosen = selection.selected.has(id)
  return (
    <td className={styles.select}>
      <label className={styles.hit}>
        <input
          type="checkbox"
          aria-label={t('ui.table.select', { name: selection.name(row) })}
          className={checkbox.box}
          checked={chosen}
          onChange={() =>
            selection.onChange(chosen ? without(selection.selected, [id]) : withAll(selection.selected, [id]))
          }
        />
      </label>
    </td>
  )
}

function withAll(selected: ReadonlySet<string>, ids: readonly string[]) {
  return new Set([...selected, ...ids])
}

function without(selected: ReadonlySet<string>, ids: readonly string[]) {
  return new Set([...selected].filter((id) => !ids.includes(id)))
}
