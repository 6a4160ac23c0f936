import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { listDocumentTypes } from '#contract/data/data.ts'
import { requestDocuments } from '#contract/document-requests.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DayInput } from '../list/filters/day-input.tsx'

interface RequestDialogProps {
  readonly formId: string
  readonly applicationIds: readonly string[]
  readonly onClose: () => void
  readonly onDone?: (() => void) | undefined
}

/** Asks one applicant or many for a document, and says what it costs. */
export function RequestDialog({ formId, applicationIds, onClose, onDone }: RequestDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const { types, send, busy, failed } = useRequest({ formId, applicationIds, onClose, onDone })
  return (
    <Dialog
      open
      title={t('request.title', { count: applicationIds.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {t('request.send')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          <p>{t('request.lead', { count: applicationIds.length })}</p>
          <Select
            name="documentTypeId"
            label={t('request.type')}
            placeholder={t('request.choose')}
            required
            options={types.map(({ id: type, name }) => ({ value: String(type), label: name }))}
          />
          <TextArea
            name="note"
            label={t('request.note')}
            optional
            maxLength={500}
            rows={3}
            help={t('request.note.help')}
          />
          <DayInput name="dueOn" label={t('request.due')} optional />
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}

function useRequest({ formId, applicationIds, onClose, onDone }: RequestDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'receivedApplications' })
  const { data } = useQuery({
    queryKey: [listDocumentTypes.path, {}],
    queryFn: () => askInBrowser(listDocumentTypes, {}),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const dueOn = String(form.get('dueOn') ?? '')
    void act(
      () =>
        askInBrowser(requestDocuments, {
          companyId,
          formId,
          applicationIds: [...applicationIds],
          documentTypeId: Number(form.get('documentTypeId')),
          note: String(form.get('note') ?? ''),
          // Until the end of that day in Istanbul.
          dueAt: dueOn === '' ? null : new Date(`${dueOn}T23:59:00+03:00`).toISOString(),
        }),
      ({ requested, skipped }) => {
        onClose()
        onDone?.()
        showToast({
          tone: requested > 0 ? 'success' : 'info',
          title: t('request.done', { count: requested }),
          ...(skipped > 0 && { detail: t('request.skipped', { count: skipped }) }),
        })
      },
    )
  }

  return { types: data?.items ?? [], send, busy, failed }
}
