import { Undo2 } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import { markDocument } from '#contract/document-requests.ts'
import type { listCompanyDocuments } from '#contract/review/company-documents.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import { MarkButtons } from './mark-buttons.tsx'
import type { Refused } from './refuse-dialog.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

type HandedInFile = Output<typeof listCompanyDocuments>['items'][number]['files'][number]

/** The decision on a file, by whom and when, and the buttons to decide. */
export function DocumentMark({ ids, file }: { ids: ApplicationIds; file: HandedInFile }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { mark, version, can, name, fileId: fileStorageId } = file
  const { act, busy } = useAct({ changes: 'receivedApplication', showsProblemInDialog: true })
  const place = useFocusOnChange<HTMLDivElement>(mark?.status ?? 'none')
  const send = (body: { status: 'Accepted' | 'Cancelled' } | Refused) =>
    askInBrowser(markDocument, { ...ids, fileStorageId, version, ...body })
  const decide = (status: 'Accepted' | 'Cancelled') => void act(() => send({ status }))
  const wasRefused = mark?.status === 'Refused'
  return (
    <div ref={place} tabIndex={-1} className={styles.mark}>
      {mark && <Decided mark={mark} />}
      <MarkButtons
        name={name}
        can={{ accept: can.mark && mark?.status !== 'Accepted', refuse: can.mark }}
        isDecided={mark !== null}
        busy={busy}
        costs={!wasRefused}
        onAccept={() => decide('Accepted')}
        onRefuse={send}
      >
        {can.mark && mark?.status === 'Accepted' && (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 />}
            loading={busy}
            onClick={() => decide('Cancelled')}
            aria-label={t('mark.removeOf', { name })}
          >
            {t('mark.remove')}
          </Button>
        )}
      </MarkButtons>
    </div>
  )
}

function Decided({ mark: { status, fault, reason, by, at, isReplaced } }: { mark: NonNullable<HandedInFile['mark']> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <>
      <p className={styles.quiet}>
        <Badge tone={status === 'Accepted' ? 'success' : 'danger'}>{t('mark.given', { mark: fault ?? status })}</Badge>{' '}
        {isReplaced ? t('mark.replaced') : t('mark.by', { name: by ?? '', date: formatDate(at, language) })}
      </p>
      {reason && <p className={styles.prose}>{t('requests.reason', { reason })}</p>}
    </>
  )
}
