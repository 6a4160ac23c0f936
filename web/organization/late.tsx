import type { ReactNode } from 'react'
import { useLateModule } from '../loading/use-late-module.ts'
import { useTexts } from '../texts/texts.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'

export interface LateProps<Module> {
  /** A constant at the top of its module, so that it is loaded once */
  readonly load: () => Promise<Module>
  readonly children: (module: Module) => ReactNode
  readonly waiting?: ReactNode
  /** What is said when it does not come */
  readonly failure?: { readonly title: string; readonly detail: string }
}

/** A drawer, a dialog or a pane whose code comes when it is opened. */
export function Late<Module>({ load, children, waiting = null, failure }: LateProps<Module>) {
  const t = useTexts('org_candidate_list_and_detail')
  const { module, failed, retry } = useLateModule(load)
  if (module) return children(module)
  if (!failed) return waiting
  return (
    <ErrorState title={failure?.title ?? t('late.failed')} onRetry={retry}>
      {failure?.detail ?? t('late.failed.detail')}
    </ErrorState>
  )
}
