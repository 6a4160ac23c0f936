import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Eye,
  FileQuestion,
  Hourglass,
  Inbox,
  Landmark,
  ListChecks,
  MessageCircleQuestion,
  Undo2,
  UserRoundX,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { EntryState } from '#contract/entries/entry-words.ts'
import type { ApplicationAction, ApplicationStatus } from '#contract/fields/application-status.ts'
import type { Fit } from '#contract/forms/eligibility.ts'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'

interface Look {
  readonly tone: BadgeTone
  readonly icon: ReactNode
}

const looks: Readonly<Record<ApplicationStatus, Look>> = {
  Draft: { tone: 'neutral', icon: <CircleDashed /> },
  Submitted: { tone: 'primary', icon: <Inbox /> },
  InReview: { tone: 'primary', icon: <Eye /> },
  Shortlisted: { tone: 'primary', icon: <ListChecks /> },
  Approved: { tone: 'success', icon: <CircleCheck /> },
  Reserve: { tone: 'warning', icon: <Hourglass /> },
  Rejected: { tone: 'danger', icon: <CircleX /> },
  Withdrawn: { tone: 'neutral', icon: <Undo2 /> },
}

interface StatusBadgeProps {
  readonly status: ApplicationStatus
  /** Set if the personal data may have been removed: such an application was not withdrawn by its candidate */
  readonly entry?: EntryState | null | undefined
}

export function StatusBadge({ status, entry }: StatusBadgeProps) {
  const t = useTexts('org_candidate_list_and_detail')
  if (entry === 'removed') return <Badge icon={<UserRoundX />}>{t('enter.removed')}</Badge>
  return <Badge {...looks[status]}>{t('status', { status })}</Badge>
}

const actionIcons: Readonly<Record<Exclude<ApplicationAction, 'None'>, ReactNode>> = {
  DocumentRequested: <FileQuestion />,
  InterviewInvited: <CalendarClock />,
  BankInfoRequested: <Landmark />,
  AnswerRequested: <MessageCircleQuestion />,
}

/** The action awaited from the candidate; `short` if a heading already says so. */
export function ActionBadge({ action, short = false }: { action: ApplicationAction; short?: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (action === 'None') return null
  return (
    <Badge tone="accent" icon={actionIcons[action]}>
      {short ? t('action.short', { action }) : t('action', { action })}
    </Badge>
  )
}

const fits: Readonly<Record<Fit, Look>> = {
  fits: { tone: 'success', icon: <CircleCheck /> },
  doesNotFit: { tone: 'danger', icon: <CircleX /> },
  unknown: { tone: 'neutral', icon: <CircleHelp /> },
}

/** `short` if a heading already says what is meant. */
export function FitBadge({ fit, short = false }: { fit: Fit; short?: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  return <Badge {...fits[fit]}>{short ? t('fit.short', { fit }) : t('fit', { fit })}</Badge>
}

/** The same person applied to this form from another account too. */
export function SamePersonBadge() {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Badge tone="warning" icon={<UsersRound />}>
      {t('samePerson')}
    </Badge>
  )
}

/** Whether the organization entered the application, instead of the candidate. */
export const isEntered = ({ entry }: Pick<CompanyApplicationRow, 'entry'>) =>
  entry === 'waiting' || entry === 'takenOver'

export function EnteredBadge() {
  const t = useTexts('org_candidate_list_and_detail')
  return <Badge>{t('enter.badge')}</Badge>
}
