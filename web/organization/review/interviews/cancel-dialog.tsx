import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelInterviews } from '#contract/interviews/keeping.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'

interface CancelDialogProps {
  readonly formId: string
  /** Whole times with all their candidates, or single interviews */
  readonly target: { readonly availabilityIds: string[] } | { readonly invitationIds: string[] }
  /** The candidate's name, for a single interview */
  readonly name: string | undefined
  /** The start of the chosen time, if any */
  readonly startsAt?: string
  readonly onDone: () => void
  readonly onClose: () => void
}

const ways = ['chooseAgain', 'end'] as const

/** Calls off a time or one interview: shows the effect, the message, and the number of candidates. */
export function CancelDialog({ formId, target, name, startsAt, onDone, onClose }: CancelDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const [afterwards, setAfterwards] = useState<(typeof ways)[number]>('chooseAgain')
  const [message, setMessage] = useState('')
  const { close, question } = useAskBeforeClosing(message.trim() !== '', onClose)
  const { act, busy, failed } = useAct({ changes: 'availabilities', refreshes: true })
  const { keyOf } = useRequestKey()
  const asked = { companyId, formId, ...target, afterwards }
  const { data: preview, error } = useQuery({
    queryKey: ['dryRun', cancelInterviews.path, asked],
    queryFn: ({ signal }) => askInBrowser(cancelInterviews, { ...asked, dryRun: true }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { isOfPage: true },
  })
  const of = 'availabilityIds' in target ? 'time' : 'one'
  const refused = error && 'problem' in error ? { problem: error.problem as never } : undefined

  const cancel = () => {
    const input = { ...asked, message: message.trim() }
    return act(
      () => askInBrowser(cancelInterviews, input, { key: keyOf(input) }),
      ({ changed }) => {
        onDone()
        showToast({ tone: 'success', title: t('cancel.done', { count: changed }) })
      },
    )
  }

  return (
    <Dialog
      open
      title={t('cancel.title', { of })}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('cancel.keep', { of })}
          </Button>
          <Button
            variant="danger"
            loading={busy}
            disabled={!preview || (preview.changed === 0 && preview.times === 0)}
            onClick={() => void cancel()}
          >
            {t('cancel.submit', { of })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{[name, startsAt && formatDateTime(startsAt, language)].filter(Boolean).join('\u00a0· ')}</p>
        <RadioGroup
          name="afterwards"
          label={t('cancel.afterwards')}
          value={afterwards}
          options={ways.map((way) => ({
            value: way,
            label: t('cancel.way', { way }),
            help: t('cancel.way.help', { way }),
          }))}
          onChange={({ target: { value } }) => setAfterwards(ways.find((way) => way === value) ?? 'end')}
        />
        <TextArea
          label={t('cancel.message')}
          optional
          help={t('cancel.message.help')}
          maxLength={1000}
          rows={3}
          value={message}
          onChange={({ target: { value } }) => setMessage(value)}
        />
        <div role="status">{preview && <p>{t('cancel.touched', { count: preview.changed })}</p>}</div>
        <FailedNotice failed={failed ?? refused} />
      </Stack>
      {question}
    </Dialog>
  )
}
