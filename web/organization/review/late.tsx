import type { ReactNode } from 'react'
import { useLateModule } from '../../loading/late-module.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

interface LateProps<Module> {
  /** A constant of its module */
  readonly load: () => Promise<Module>
  readonly children: (module: Module) => ReactNode
}

/** A drawer, a dialog or a viewer whose code comes when it is opened. */
export function Late<Module>({ load, children }: LateProps<Module>) {
  const t = useTexts('org_candidate_list_and_detail')
  const { module, failed, retry } = useLateModule(load)
  if (module) return children(module)
  if (!failed) return null
  return (
    <ErrorState title={t('late.failed')} onRetry={retry}>
      {t('late.failed.detail')}
    </ErrorState>
  )
}
