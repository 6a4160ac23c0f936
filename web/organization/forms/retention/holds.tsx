import { CircleSlash, Hand } from 'lucide-react'
import { useState } from 'react'
import { liftRetentionHold, type RetentionHold } from '#contract/retention/retention.ts'
import { formatDate } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import cards from '../../card-list.module.css'
import { HoldDialog } from './hold-dialog.tsx'
import styles from './retention.module.css'

interface HoldsProps {
  readonly formId: string
  readonly holds: readonly RetentionHold[]
  readonly canChange: boolean
}

/** The holds with reason, author and end date, and a button to lift each. */
export function Holds({ formId, holds, canChange }: HoldsProps) {
  const t = useTexts('org_forms')
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="retention-holds" className={styles.section}>
      <h2 id="retention-holds" tabIndex={-1}>
        {t('retention.holds')}
      </h2>
      <p className={cards.lead}>{t('retention.holds.lead')}</p>
      {canChange && (
        <div>
          <Button icon={<Hand />} onClick={() => setOpen(true)}>
            {t('retention.hold')}
          </Button>
        </div>
      )}
      {holds.length === 0 ? (
        <p className={styles.quiet}>{t('retention.holds.none')}</p>
      ) : (
        <ul className={cards.list}>
          {holds.map((hold) => (
            <HoldCard key={hold.id} formId={formId} hold={hold} canChange={canChange} />
          ))}
        </ul>
      )}
      {isOpen && <HoldDialog formId={formId} onClose={() => setOpen(false)} />}
    </section>
  )
}

function HoldCard({ formId, hold, canChange }: { formId: string; hold: RetentionHold; canChange: boolean }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const [isAsking, setAsking] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'retention' })
  const { application, reason, until, by, at, liftedBy, liftedAt, holds } = hold
  const whose = application ? (application.name ?? application.number) : t('retention.hold.whole')

  const lift = () =>
    act(
      () => askInBrowser(liftRetentionHold, { companyId, formId, holdId: hold.id }),
      () => {
        setAsking(false)
        focusIfLost('retention-holds')
        showToast({ tone: 'success', title: t('retention.lifted') })
      },
    )

  return (
    <Card as="li">
      <Stack gap={2}>
        <div className={cards.head}>
          <h3>{whose}</h3>
          <Badge tone={holds ? 'warning' : 'neutral'} icon={holds ? <Hand /> : <CircleSlash />}>
            {holds ? t('retention.hold.holds') : t('retention.hold.over')}
          </Badge>
        </div>
        {reason !== '' && <p className={styles.reason}>{reason}</p>}
        <p className={cards.quiet}>
          {t('retention.hold.facts', { day: formatDate(until, language), by, at: formatDate(at, language) })}
        </p>
        {liftedAt !== null && (
          <p className={cards.quiet}>
            {t('retention.hold.lifted', { by: liftedBy ?? '', at: formatDate(liftedAt, language) })}
          </p>
        )}
        {holds && canChange && (
          <div>
            <Button size="small" onClick={() => setAsking(true)}>
              {t('retention.lift')}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        tone="warning"
        title={t('retention.lift.title')}
        detail={
          <Stack>
            <p>{t('retention.lift.detail')}</p>
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={t('retention.lift')}
        onConfirm={() => void lift()}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </Card>
  )
}
