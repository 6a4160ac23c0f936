import {
  CalendarCheck,
  CalendarX,
  CircleCheck,
  CircleX,
  Hourglass,
  MessageCircleQuestion,
  UserRoundX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { InterviewStatus } from '#contract/fields/application-status.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'

const looks: Readonly<Record<InterviewStatus, { readonly tone: BadgeTone; readonly icon: ReactNode }>> = {
  Pending: { tone: 'warning', icon: <Hourglass /> },
  Accepted: { tone: 'primary', icon: <CalendarCheck /> },
  Declined: { tone: 'danger', icon: <CircleX /> },
  RescheduleRequested: { tone: 'accent', icon: <MessageCircleQuestion /> },
  Lapsed: { tone: 'neutral', icon: <CalendarX /> },
  Cancelled: { tone: 'neutral', icon: <CalendarX /> },
  Done: { tone: 'success', icon: <CircleCheck /> },
  NoShow: { tone: 'danger', icon: <UserRoundX /> },
}

/** The status of an invitation to an interview. */
export function InterviewBadge({ status }: { status: InterviewStatus }) {
  const t = useTexts('org_candidate_list_and_detail')
  return <Badge {...looks[status]}>{t('interviews.status', { status })}</Badge>
}
