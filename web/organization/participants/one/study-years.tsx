import { type FormEvent, useState } from 'react'
import { listStudyYears, removeStudyYear, type StudyYear, saveStudyYear } from '#contract/participants/study-years.ts'
import { academicYear } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { GradeLine } from './grade-line.tsx'
import styles from './page.module.css'

export const studyYearsOf = (companyId: string, id: string) => query(listStudyYears, { companyId, id })

interface StudyYearsProps {
  readonly participantId: string
  readonly canChange: boolean
}

/** Class, average and graduation by year, as a line with its table; the form below adds a year. */
export function StudyYears({ participantId, canChange }: StudyYearsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const { items } = useAnswer(studyYearsOf(companyId, participantId))
  const [isWriting, setWriting] = useState(false)
  const { act, busy } = useAct({ changes: 'participants', showsProblemInDialog: true })
  const remove = (year: number) => act(() => askInBrowser(removeStudyYear, { companyId, id: participantId, year }))
  return (
    <Card as="section" aria-labelledby="study-years">
      <div className={styles.title}>
        <h2 id="study-years">{t('study.title')}</h2>
        {canChange && !isWriting && (
          <Button size="small" onClick={() => setWriting(true)}>
            {t('study.write')}
          </Button>
        )}
      </div>
      {items.length === 0 && <p className={styles.quiet}>{t('study.none')}</p>}
      <GradeLine years={items} />
      {items.length > 0 && (
        <Table<StudyYear>
          caption={t('study.table')}
          cards
          rows={items}
          rowKey={({ year }) => String(year)}
          columns={[
            { key: 'year', header: t('study.year'), cell: ({ year }) => academicYear(year) },
            { key: 'class', header: t('label.class'), cell: ({ className }) => className ?? '–' },
            {
              key: 'gpa',
              header: t('study.gpa'),
              align: 'end',
              cell: ({ gpa, gpaScale }) => (gpa === null ? '–' : `${formatNumber(gpa, language)} / ${gpaScale}`),
            },
            { key: 'graduation', header: t('study.graduation'), cell: (row) => row.graduationYear ?? '–' },
            ...(canChange
              ? [
                  {
                    key: 'acts',
                    header: t('study.acts'),
                    cell: ({ year }: StudyYear) => (
                      <Button
                        size="small"
                        variant="quiet"
                        disabled={busy}
                        aria-label={t('study.remove', { year: academicYear(year) })}
                        onClick={() => void remove(year)}
                      >
                        {t('ui.delete')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {isWriting && <YearForm participantId={participantId} onDone={() => setWriting(false)} />}
    </Card>
  )
}

function YearForm({ participantId, onDone }: { participantId: string; onDone: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'participants' })
  const now = new Date().getFullYear()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim()
    const gpa = said('gpa') === '' ? null : Number(said('gpa').replace(',', '.'))
    const written = {
      companyId,
      id: participantId,
      year: Number(said('year')),
      className: said('className') || null,
      gpa,
      gpaScale: gpa === null ? null : said('gpaScale') === '100' ? (100 as const) : (4 as const),
      graduationYear: said('graduationYear') === '' ? null : Number(said('graduationYear')),
    }
    void act(() => askInBrowser(saveStudyYear, written), onDone)
  }

  return (
    <form onSubmit={send}>
      <Stack>
        <Cluster>
          <Select
            name="year"
            label={t('study.year')}
            defaultValue={String(now - 1)}
            options={Array.from({ length: 12 }, (_, back) => now + 1 - back).map((year) => ({
              value: String(year),
              label: academicYear(year),
            }))}
          />
          <TextInput name="className" label={t('label.class')} maxLength={40} placeholder={t('study.class.example')} />
          <TextInput name="gpa" label={t('study.gpa')} inputMode="decimal" maxLength={6} />
          <Select
            name="gpaScale"
            label={t('study.scale')}
            defaultValue="4"
            options={['4', '100'].map((scale) => ({ value: scale, label: scale }))}
          />
          <TextInput name="graduationYear" label={t('study.graduation')} inputMode="numeric" maxLength={4} />
        </Cluster>
        <FailedNotice failed={failed} />
        <Cluster>
          <Button type="submit" variant="primary" loading={busy}>
            {t('ui.save')}
          </Button>
          <Button onClick={onDone} disabled={busy}>
            {t('ui.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
