import { BellPlus, BellRing } from 'lucide-react'
import type { SignedIn } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useKeeping } from './use-keeping.ts'

interface FollowButtonProps {
  readonly me: SignedIn
  readonly advertisement: { readonly formId: string; readonly company: { readonly id: string } }
}

export function FollowButton({ me, advertisement }: FollowButtonProps) {
  const t = useTexts('common')
  const { fit, follow } = useKeeping(me, advertisement)
  return (
    <Button
      aria-pressed={fit.followsCompany}
      icon={fit.followsCompany ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      onClick={() => follow(!fit.followsCompany)}
    >
      {t(fit.followsCompany ? 'organizations.follows' : 'organizations.follow')}
    </Button>
  )
}
