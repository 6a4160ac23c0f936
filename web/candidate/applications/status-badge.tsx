import { CircleCheck, CircleDashed, CircleX, Eye, Hourglass, type LucideIcon, Send, Star, Undo2 } from 'lucide-react'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'

const looks: Readonly<Record<ApplicationStatus, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  Draft: { tone: 'neutral', icon: CircleDashed },
  Submitted: { tone: 'primary', icon: Send },
  InReview: { tone: 'primary', icon: Eye },
  Shortlisted: { tone: 'primary', icon: Star },
  Approved: { tone: 'success', icon: CircleCheck },
  Reserve: { tone: 'warning', icon: Hourglass },
  Rejected: { tone: 'neutral', icon: CircleX },
  Withdrawn: { tone: 'neutral', icon: Undo2 },
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTexts('student_apps')
  const { tone, icon: Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t('status', { status })}
    </Badge>
  )
}
