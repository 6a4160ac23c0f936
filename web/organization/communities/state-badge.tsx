import { Archive, CircleCheck, PencilLine } from 'lucide-react'
import type { CommunityState } from '#contract/communities/community-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'

const looks = {
  draft: { tone: 'warning', icon: <PencilLine /> },
  published: { tone: 'success', icon: <CircleCheck /> },
  archived: { tone: 'neutral', icon: <Archive /> },
} as const

export function StateBadge({ state }: { state: CommunityState }) {
  const t = useTexts('org_communities')
  return <Badge {...looks[state]}>{t('state', { state })}</Badge>
}
