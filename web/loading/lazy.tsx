import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useLateModule } from './use-late-module.ts'

export interface LazyProps<Module> {
  /** A constant at the top of its module, so that it is loaded once */
  readonly load: () => Promise<Module>
  readonly children: (module: Module) => ReactNode
  readonly waiting?: ReactNode
  /** The message if loading fails */
  readonly failure?: { readonly title: string; readonly detail: string }
}

/** Renders lazy content (a form, drawer, dialog or pane) whose code is loaded when it opens. */
export function Lazy<Module>({ load, children, waiting = null, failure }: LazyProps<Module>) {
  const t = useTexts('common')
  const { module, failed, retry } = useLateModule(load)
  if (module) return children(module)
  if (!failed) return waiting
  return (
    <Notice
      tone="danger"
      live
      title={failure?.title ?? t('ui.late')}
      actions={
        <Button size="small" onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {failure?.detail ?? t('ui.late.detail')}
    </Notice>
  )
}
