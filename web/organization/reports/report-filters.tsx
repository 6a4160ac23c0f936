import { ChevronDown } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useReportForms } from './forms-of.ts'
import { OwnDays } from './own-days.tsx'
import { periods, type ReportSearch, reportSearchOf } from './report-search.ts'
import styles from './reports.module.css'
import { useReportWords } from './use-report-words.ts'

interface ReportFiltersProps {
  readonly now: ReportSearch
  /** Builds the address from the fields, without empty or invalid values */
  readonly addressOf: (fields: URLSearchParams) => string
  /** Fields of a single report; call `send` after a change */
  readonly children?: (send: () => void) => ReactNode
}

/** Forms, days and comparison. A choice navigates at once; without script a button submits. */
export function ReportFilters({ now, addressOf, children }: ReportFiltersProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { said } = useReportWords()
  const forms = useReportForms()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [sent, setSent] = useState<ReportSearch>()
  const form = useRef<HTMLFormElement>(null)
  const send = () => form.current?.requestSubmit()
  // Shows the new choice while its report is loading.
  const shown = sent ?? now
  const chosen = forms.filter(({ id }) => shown.forms.includes(id))
  const others = forms.filter(({ id }) => !(shown.forms.length === 1 && shown.forms[0] === id))

  useEffect(() => {
    if (state === 'idle') setSent(undefined)
  }, [state])

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget)) fields.append(key, String(value))
    setSent(reportSearchOf(fields))
    void navigate(addressOf(fields), { preventScrollReset: true })
  }

  return (
    <search aria-label={t('ui.filters')}>
      <Form ref={form} method="get" onSubmit={narrow} className={styles.filters}>
        <div>
          <span className={styles.label}>{t('reports.forms')}</span>
          <details className={styles.forms} data-menu>
            <summary>
              <span>
                {chosen.length === 1 ? chosen[0]?.title : t('reports.forms.chosen', { count: chosen.length })}
              </span>
              <ChevronDown />
            </summary>
            <div className={styles.choices}>
              <CheckboxGroup
                name="form"
                label={t('reports.forms.choose')}
                hideLabel
                options={forms.map(({ id, title, count }) => ({
                  value: id,
                  label: title,
                  count: said.number(count),
                  checked: shown.forms.includes(id),
                }))}
                onChange={send}
              />
            </div>
          </details>
        </div>
        <Select
          name="period"
          label={t('reports.period')}
          value={shown.period}
          options={periods.map((period) => ({ value: period, label: t('reports.period.of', { period }) }))}
          onChange={send}
        />
        {now.period === 'own' && <OwnDays now={now} />}
        <Select
          name="compare"
          label={t('reports.compare')}
          value={shown.compare}
          options={[
            { value: '', label: t('reports.compare.none') },
            { value: 'before', label: t('reports.compare.before'), disabled: shown.period === 'all' },
            ...others.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={send}
        />
        {children?.(send)}
        {now.period === 'own' ? (
          <Button data-fits type="submit">
            {t('ui.apply')}
          </Button>
        ) : (
          <noscript data-fits>
            <Button type="submit">{t('ui.apply')}</Button>
          </noscript>
        )}
      </Form>
    </search>
  )
}
