import { useState } from 'react'
import { startBlank } from '#contract/applying/applications.ts'
import { addressIn } from '#platform/text/locales.ts'
import { applicationAddress } from '#web/candidate/addresses.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { usePlace } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { applyAddress } from '../../apply-step.ts'
import { useApply } from '../use-apply.ts'

/** A notice that answers were copied from the withdrawn application, with a button to discard them. */
export function CarriedNotice() {
  const t = useTexts('student_apps')
  const { application, canEdit } = useApply()
  const { startAnew, busy } = useStartBlank()
  const hydrated = useHydrated()
  const [isAsking, setAsking] = useState(false)
  const { carriedFrom, submittedAt } = application
  if (carriedFrom === null || submittedAt !== null || !canEdit) return null
  return (
    <>
      <Notice
        title={t('apply.carried.title')}
        actions={
          <>
            <ButtonLink size="small" to={applicationAddress(carriedFrom)}>
              {t('apply.withdrawn.look')}
            </ButtonLink>
            <Button size="small" variant="quiet" disabled={!hydrated} onClick={() => setAsking(true)}>
              {t('apply.carried.blank')}
            </Button>
          </>
        }
      >
        {t('apply.carried.detail')}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('apply.carried.sure')}
        detail={<p>{t('apply.carried.lost')}</p>}
        confirmText={t('apply.carried.blank')}
        onConfirm={() => void startAnew()}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </>
  )
}

function useStartBlank() {
  const { myId } = useMe()
  const { locale } = usePlace()
  const { form, application, autosave } = useApply()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const startAnew = () =>
    act(
      async () => {
        // Saves newly typed answers first, because they are kept.
        await autosave.flush()
        await askInBrowser(startBlank, { candidateId: myId, id: application.id })
      },
      // A full load, because the page's state still holds the discarded answers.
      () => location.assign(addressIn(locale, applyAddress(form.listing.formId, { step: 'profile' }))),
    )
  return { startAnew, busy }
}
