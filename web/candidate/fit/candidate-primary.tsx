import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { Advertisement } from '#contract/listings.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useKeeping } from './use-keeping.ts'

/** What a candidate does here first: keep the form in sight until it closes. */
export function CandidatePrimary({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  const { fit, isPending, save, forget } = useKeeping(useMe(), advertisement)
  return (
    <Button
      variant={fit.saved ? 'secondary' : 'primary'}
      size="large"
      wide
      aria-pressed={fit.saved}
      loading={isPending}
      icon={fit.saved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      onClick={() => (fit.saved ? forget() : save(true))}
    >
      {t(fit.saved ? 'keep.saved' : 'keep.save')}
    </Button>
  )
}
