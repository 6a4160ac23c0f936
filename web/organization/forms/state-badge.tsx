import { Archive, CircleDashed, CircleDot, Lock } from 'lucide-react'
import type { FormState } from '#contract/forms/form-content.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { stateTexts } from './words.ts'

const looks = {
  Draft: { tone: 'neutral', icon: <CircleDashed /> },
  Published: { tone: 'success', icon: <CircleDot /> },
  Closed: { tone: 'warning', icon: <Lock /> },
  Archived: { tone: 'neutral', icon: <Archive /> },
} as const

export function StateBadge({ state }: { state: FormState }) {
  const t = useTexts('org_forms')
  return <Badge {...looks[state]}>{t(stateTexts[state])}</Badge>
}
