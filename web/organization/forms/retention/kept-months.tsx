import { type FormEvent, useState } from 'react'
import { keptMonths as limits } from '#contract/retention/kept-months.ts'
import { changeRetention, type Retention } from '#contract/retention/retention.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { NumberField } from '#web/forms/number-field.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from './retention.module.css'

/** The retention of finished applications in months; read-only without write access. */
export function KeptMonths({ formId, retention }: { formId: string; retention: Retention }) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const hydrated = useHydrated()
  const { keptMonths, can } = retention
  const [months, setMonths] = useState<number | null>(keptMonths)
  const { act, busy, failed } = useAct({ changes: 'retention' })
  if (!can.change)
    return (
      <Card>
        <p>{t('retention.kept', { months: keptMonths })}</p>
      </Card>
    )

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!event.currentTarget.reportValidity() || months === null || busy) return
    void act(
      () => askInBrowser(changeRetention, { companyId, formId, keptMonths: months }),
      () => showToast({ tone: 'success', title: t('retention.saved', { months }) }),
    )
  }

  return (
    <Card>
      <form method="post" noValidate onSubmit={save}>
        <Stack>
          <div className={styles.months}>
            <NumberField
              id="keptMonths"
              label={t('retention.months')}
              help={t('retention.months.help', { least: limits.least, most: limits.most, usual: limits.usual })}
              min={limits.least}
              max={limits.most}
              value={months}
              onChange={setMonths}
              after={t('retention.months.unit')}
            />
          </div>
          {months !== null && months !== keptMonths && (
            <p className={styles.quiet} role="status">
              {t('retention.months.changed')}
            </p>
          )}
          <FailedNotice failed={failed} />
          <div>
            <Button type="submit" variant="primary" loading={busy} disabled={!hydrated || months === null}>
              {t('ui.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
