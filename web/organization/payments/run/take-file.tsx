import { Download } from 'lucide-react'
import { useState } from 'react'
import { takeRunFile } from '#contract/payments/payment-runs.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface TakeFileProps {
  readonly ids: { readonly companyId: string; readonly runId: string }
  readonly downloads: number
}

/** Downloads the file for the bank. States its contents and who is notified first; warns before a second download. */
export function TakeFile({ ids, downloads }: TakeFileProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isAsking, setAsking] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'payments', refreshes: true })
  const isAgain = downloads > 0
  const take = () =>
    act(
      () => askInBrowser(takeRunFile, { ...ids, again: isAgain }),
      ({ address }) => {
        setAsking(false)
        window.location.assign(address)
      },
    )
  return (
    <>
      <Button variant={isAgain ? 'secondary' : 'primary'} icon={<Download />} onClick={() => setAsking(true)}>
        {t('payments.take', { again: isAgain ? 'yes' : 'no' })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          tone={isAgain ? 'warning' : 'info'}
          title={isAgain ? t('payments.take.again') : t('payments.take.title')}
          detail={
            <Stack>
              {isAgain && <p>{t('payments.take.again.detail', { count: downloads })}</p>}
              <p>{t('payments.take.detail')}</p>
              <FailedNotice failed={failed} />
            </Stack>
          }
          confirmText={t('payments.take', { again: isAgain ? 'yes' : 'no' })}
          onConfirm={() => void take()}
          onCancel={() => setAsking(false)}
          loading={busy}
        />
      )}
    </>
  )
}
