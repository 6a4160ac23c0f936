import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import styles from '../reports.module.css'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const questionsShown = 6

/** Where those stopped who began and did not hand in: by step, and by the last question that they answered. */
export function GivingUpSection({ givingUp: { drafts, steps, questions } }: { givingUp: Part<'givingUp'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const [worst] = steps.toSorted((one, other) => other.left - one.left)
  const nameOf = (step: string) => t('reports.wizard', { step })
  const title = t('reports.givingUp.title', {
    count: drafts,
    left: said.number(worst?.left ?? 0),
    step: nameOf(worst?.step ?? ''),
  })
  const rows = [
    ...steps.map(({ step, reached, left }) => ({ key: step, name: nameOf(step), reached, left })),
    ...questions.map(({ questionId, label, count }) => ({
      key: questionId,
      name: t('reports.givingUp.question', { label }),
      reached: null,
      left: count,
    })),
  ]
  return (
    <ReportSection
      about={t('reports.givingUp')}
      title={title}
      acts={<PartExcel about={t('reports.givingUp')} part="givingUp" />}
      note={t('reports.givingUp.note')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'step', header: t('reports.givingUp.where'), cell: ({ name }) => name },
        {
          key: 'reached',
          header: t('reports.givingUp.reached'),
          align: 'end',
          cell: ({ reached }) => (reached === null ? '–' : said.number(reached)),
        },
        { key: 'left', header: t('reports.givingUp.left'), align: 'end', cell: ({ left }) => said.number(left) },
      ]}
    >
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3>{t('reports.givingUp.steps')}</h3>
          <BarChart
            label={title}
            bars={steps.map(({ step, left }) => ({
              key: step,
              name: nameOf(step),
              value: left,
              text: `${said.number(left)} · ${said.share(left, drafts)}`,
            }))}
          />
        </div>
        {questions.length > 0 && (
          <div className={styles.part}>
            <h3>{t('reports.givingUp.questions')}</h3>
            <BarChart
              label={t('reports.givingUp.questions')}
              bars={questions.slice(0, questionsShown).map(({ questionId, label, count }) => ({
                key: questionId,
                name: label,
                value: count,
                text: said.number(count),
              }))}
            />
          </div>
        )}
      </div>
    </ReportSection>
  )
}
