import type { Output } from '#contract/call.ts'
import type { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Table } from '#web/ui/data/table.tsx'
import styles from '../../review/entries/entries.module.css'

type Answer = Output<typeof enterParticipantsFile>

/** Rows that are not imported, by their number in the file, each with the reason. */
export function LeftOut({ answer: { wrong, refused } }: { answer: Pick<Answer, 'wrong' | 'refused'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const rows = [
    ...wrong.rows,
    ...refused.flatMap(({ reason, sample }) =>
      sample.map(({ line, email }) => ({ line, who: email, text: t('scholars.refused', { reason }) })),
    ),
  ].sort((one, other) => one.line - other.line)
  const count = refused.reduce((sum, one) => sum + one.count, wrong.count)
  if (count === 0) return null
  const title = t('scholars.leftOut', { count })
  return (
    <div className={styles.way}>
      <h2>{title}</h2>
      <div className={styles.badRows}>
        <Table
          caption={title}
          rows={rows}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', header: t('entries.line'), cell: ({ line }) => line },
            {
              key: 'fault',
              header: t('entries.whatIsWrong'),
              cell: ({ who, text }) => (
                <span className={styles.sample}>
                  <span className={styles.fault}>{text}</span>
                  <span className={styles.muted}>{who || '—'}</span>
                </span>
              ),
            },
          ]}
        />
      </div>
      {count > rows.length && (
        <p className={styles.muted}>{t('scholars.leftOut.more', { count: count - rows.length })}</p>
      )}
    </div>
  )
}
