import { Check, X } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { TermStanding } from '#contract/participants/participant-filters.ts'
import {
  askAgainForTerm,
  excuseFromTerm,
  settleTermDocument,
  type TermParticipant,
} from '#contract/participants/terms.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { participantAddress } from '../../participants-addresses.ts'
import { ParticipantBadge } from '../status-badge.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './terms.module.css'

type Document = TermParticipant['documents'][number]

const tones: Readonly<Record<TermStanding, BadgeTone>> = {
  complete: 'success',
  incomplete: 'warning',
  toReview: 'accent',
  excused: 'neutral',
}

const documentTones: Readonly<Record<NonNullable<Document['status']>, BadgeTone>> = {
  Open: 'accent',
  Uploaded: 'primary',
  Accepted: 'success',
  Refused: 'danger',
  Cancelled: 'neutral',
}

interface MemberCardProps {
  readonly termId: string
  readonly member: TermParticipant
  readonly canChange: boolean
}

/** One participant of a term: the state of each document, and the officer's decisions on uploads. */
export function MemberCard({ termId, member, canChange }: MemberCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { participantId, name, status, standing, excusedReason, documents } = member
  const [isExcusing, setExcusing] = useState(false)
  const { act, busy } = useAct({ changes: 'participants', showsProblemInDialog: true })
  const ids = { companyId, termId, participantId }
  const waits = standing === 'incomplete' && documents.some((document) => document.status === 'Uploaded')
  const shown = waits ? 'toReview' : standing
  const isUnasked = standing === 'excused' || documents.some(({ requestId }) => requestId === null)
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.head}>
        <h2>
          <Link to={participantAddress(participantId)}>{name}</Link>
        </h2>
        {status !== 'Active' && <ParticipantBadge status={status} />}
        <Badge tone={tones[shown]}>{t('term.standing', { standing: shown })}</Badge>
        <span className={styles.space} />
        {canChange && isUnasked && (
          <Button
            size="small"
            variant="quiet"
            loading={busy}
            onClick={() => void act(() => askInBrowser(askAgainForTerm, ids))}
          >
            {t('term.askAgain')}
          </Button>
        )}
        {canChange && standing === 'incomplete' && (
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setExcusing(true)}>
            {t('term.excuse')}
          </Button>
        )}
      </div>
      {excusedReason !== null && standing === 'excused' && <p className={styles.quiet}>{excusedReason}</p>}
      {standing !== 'excused' && (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <DocumentRow
              key={document.documentTypeId}
              ids={{ companyId, termId }}
              document={document}
              canChange={canChange}
            />
          ))}
        </ul>
      )}
      {isExcusing && (
        <ReasonDialog
          title={t('term.excuse.title', { name })}
          help={t('term.excuse.help')}
          submit={t('term.excuse')}
          maxLength={500}
          save={(reason) => askInBrowser(excuseFromTerm, { ...ids, reason })}
          onClose={() => setExcusing(false)}
        />
      )}
    </Card>
  )
}

interface DocumentRowProps {
  readonly ids: { readonly companyId: string; readonly termId: string }
  readonly document: Document
  readonly canChange: boolean
}

function DocumentRow({ ids, document, canChange }: DocumentRowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [isRefusing, setRefusing] = useState(false)
  const { act, busy } = useAct({ changes: 'participants', showsProblemInDialog: true })
  const { requestId, typeName, status, reason, fault, file, moreFiles, uploadedAt } = document
  const last = moreFiles.at(-1) ?? file
  const looked = { ...ids, requestId: requestId ?? '', ...(last && { fileId: last.fileId }) }
  return (
    <li>
      <span>
        {file ? (
          <Link to={file.link.address} target="_blank">
            {typeName}
          </Link>
        ) : (
          typeName
        )}{' '}
        {moreFiles.map((more) => (
          <Fragment key={more.fileId}>
            <Link to={more.link.address} target="_blank">
              {more.name}
            </Link>{' '}
          </Fragment>
        ))}
        <span className={styles.quiet}>
          {[...(uploadedAt ? [formatDate(uploadedAt, language)] : []), ...(reason ? [reason] : [])].join('\u00a0· ')}
        </span>
      </span>
      {status && <Badge tone={documentTones[status]}>{t('requests.status', { status, fault: fault ?? '' })}</Badge>}
      {canChange && status === 'Uploaded' && (
        <>
          <Button
            size="small"
            icon={<Check />}
            loading={busy}
            onClick={() => void act(() => askInBrowser(settleTermDocument, { ...looked, status: 'Accepted' }))}
          >
            {t('term.accept')}
          </Button>
          <Button size="small" icon={<X />} aria-haspopup="dialog" onClick={() => setRefusing(true)}>
            {t('term.refuse')}
          </Button>
        </>
      )}
      {isRefusing && (
        <ReasonDialog
          title={t('term.refuse.title', { document: typeName })}
          help={t('term.refuse.help')}
          submit={t('term.refuse')}
          maxLength={1000}
          save={(said) => askInBrowser(settleTermDocument, { ...looked, status: 'Refused', reason: said })}
          onClose={() => setRefusing(false)}
        />
      )}
    </li>
  )
}
