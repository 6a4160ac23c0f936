import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const questionsShown = 6

/** Where unfinished drafts stopped: by step, and by the last answered question. */
export function givingUpSection({ t, said }: ReportWords, { drafts, steps, questions }: Part<'givingUp'>) {
  const [worst] = steps.toSorted((one, other) => other.left - one.left)
  const nameOf = (step: string) => t('reports.wizard', { step })
  const stepBars: BarOfChart[] = steps.map(({ step, left }) => ({
    key: step,
    name: nameOf(step),
    value: left,
    text: `${said.number(left)} · ${said.share(left, drafts)}`,
  }))
  const questionBars: BarOfChart[] = questions.slice(0, questionsShown).map(({ questionId, label, count }) => ({
    key: questionId,
    name: label,
    value: count,
    text: said.number(count),
  }))
  return {
    steps: { about: t('reports.givingUp.steps'), bars: stepBars },
    questions: { about: t('reports.givingUp.questions'), bars: questionBars },
    ...tableOf<{ key: string; name: string; reached: number | null; left: number }>({
      about: t('reports.givingUp'),
      title: t('reports.givingUp.title', {
        count: drafts,
        left: said.number(worst?.left ?? 0),
        step: nameOf(worst?.step ?? ''),
      }),
      note: t('reports.givingUp.note'),
      rows: [
        ...steps.map(({ step, reached, left }) => ({ key: step, name: nameOf(step), reached, left })),
        ...questions.map(({ questionId, label, count }) => ({
          key: questionId,
          name: t('reports.givingUp.question', { label }),
          reached: null,
          left: count,
        })),
      ],
      rowKey: ({ key }) => key,
      columns: [
        { key: 'step', header: t('reports.givingUp.where'), cell: ({ name }) => name },
        {
          key: 'reached',
          header: t('reports.givingUp.reached'),
          align: 'end',
          cell: ({ reached }) => (reached === null ? '–' : said.number(reached)),
        },
        { key: 'left', header: t('reports.givingUp.left'), align: 'end', cell: ({ left }) => said.number(left) },
      ],
    }),
  }
}
