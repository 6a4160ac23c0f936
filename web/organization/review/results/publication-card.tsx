import { PenLine, X } from 'lucide-react'
import { useId, useState } from 'react'
import { callOffPublication } from '#contract/results/publications.ts'
import type { Publication } from '#contract/results/publishing.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import cards from '../../card-list.module.css'
import { mailingsAddress } from '../../review-addresses.ts'
import { useGroupName } from './group-words.ts'

const loadChange = () => import('./change-publication-dialog.tsx')

const tones: Readonly<Record<Publication['state'], BadgeTone>> = {
  Scheduled: 'warning',
  Published: 'success',
  CalledOff: 'neutral',
  Failed: 'danger',
}

interface PublicationCardProps {
  readonly formId: string
  readonly publication: Publication
  readonly asksAcceptance: boolean
}

/** One publication: recipients, moment and author; while it is scheduled, with acts to edit or cancel it. */
export function PublicationCard({ formId, publication, asksAcceptance }: PublicationCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const titleId = useId()
  const nameOf = useGroupName()
  const [open, setOpen] = useState<'change' | 'callOff'>()
  const { state, publishAt, endedAt, published, expected, by, mailingId, acceptBy, failure, can } = publication
  const at = formatDeadline(state === 'Scheduled' ? publishAt : (endedAt ?? publishAt), language)
  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack gap={3}>
        <div className={cards.head}>
          <h3 id={titleId} tabIndex={-1}>
            {nameOf(publication)}
          </h3>
          <Badge tone={tones[state]}>{t('results.state', { state })}</Badge>
        </div>
        <p>{t('results.publication', { state, at, count: published ?? expected })}</p>
        {acceptBy !== null && (
          <p className={cards.quiet}>{t('results.publication.acceptBy', { at: formatDeadline(acceptBy, language) })}</p>
        )}
        <p className={cards.quiet}>{t('results.publication.by', { state, by })}</p>
        {failure !== null && (
          <Notice tone="danger" title={t('results.failed')}>
            {t('results.failure', { failure: failure.replace('.', '_') })}
          </Notice>
        )}
        <Cluster gap={2}>
          {mailingId !== null && <Link to={mailingsAddress(formId)}>{t('results.letters')}</Link>}
          {can.change && (
            <>
              <Button size="small" icon={<PenLine />} onClick={() => setOpen('change')}>
                {t('ui.change')}
              </Button>
              <Button size="small" variant="quiet" icon={<X />} onClick={() => setOpen('callOff')}>
                {t('results.callOff')}
              </Button>
            </>
          )}
        </Cluster>
      </Stack>
      {open === 'change' && (
        <Lazy load={loadChange}>
          {({ ChangePublicationDialog }) => (
            <ChangePublicationDialog
              formId={formId}
              publication={publication}
              asksAcceptance={asksAcceptance}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Lazy>
      )}
      {open === 'callOff' && (
        <CallOff
          formId={formId}
          publication={publication}
          onClose={() => {
            setOpen(undefined)
            focusIfLost(titleId)
          }}
        />
      )}
    </Card>
  )
}

interface CallOffProps {
  readonly formId: string
  readonly publication: Publication
  readonly onClose: () => void
}

/** Confirms the cancellation of a scheduled publication. */
function CallOff({ formId, publication, onClose }: CallOffProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'results', showsProblemInDialog: true })
  const { id: publicationId, version, expected } = publication
  return (
    <ConfirmDialog
      open
      tone="warning"
      title={t('results.callOff.title')}
      detail={<p>{t('results.callOff.detail', { count: expected })}</p>}
      confirmText={t('results.callOff')}
      loading={busy}
      onCancel={onClose}
      onConfirm={() =>
        void act(
          () => askInBrowser(callOffPublication, { companyId, formId, publicationId, version }),
          () => {
            showToast({ tone: 'success', title: t('results.callOff.done') })
            onClose()
          },
        )
      }
    />
  )
}
