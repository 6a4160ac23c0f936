import { useTexts } from '#web/texts/texts.tsx'

interface NamedRowsProps {
  readonly count: number
  /** The first of them */
  readonly rows: readonly { readonly line: number; readonly name: string; readonly owner?: string }[]
}

/** Rows of the file by number and name, where the account is another person's with its holder. */
export function NamedRows({ count, rows }: NamedRowsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <ul>
      {rows.map(({ line, name, owner }) => (
        <li key={line}>{t('scholars.row', { line: String(line), name, owner: owner ?? 'none' })}</li>
      ))}
      {count > rows.length && <li>{t('scholars.leftOut.more', { count: count - rows.length })}</li>}
    </ul>
  )
}
