import { CircleCheck, CirclePause, CircleX, DoorOpen, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'

const looks: Readonly<Record<ParticipantStatus, { tone: BadgeTone; icon: ReactNode }>> = {
  Active: { tone: 'success', icon: <CircleCheck /> },
  Suspended: { tone: 'warning', icon: <CirclePause /> },
  Completed: { tone: 'primary', icon: <GraduationCap /> },
  Left: { tone: 'neutral', icon: <DoorOpen /> },
  Removed: { tone: 'danger', icon: <CircleX /> },
}

export function ParticipantBadge({ status }: { status: ParticipantStatus }) {
  const t = useTexts('org_candidate_list_and_detail')
  return <Badge {...looks[status]}>{t('participants.status', { status })}</Badge>
}
