import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { type Form, readForm, saveForm } from '#contract/forms/company-forms.ts'
import type { FormContent, FormPart } from '#contract/forms/form-content.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { isUnsaved } from './state/building.ts'
import { type Saving, startSaving } from './state/saving.ts'
import { unsavedPartsIn } from './state/unsaved-parts.ts'

const BuilderContext = createContext<Saving | undefined>(undefined)
export const BuilderProvider = BuilderContext.Provider

/** Autosaves one form while its page is open. */
export function useSaving(form: Form): Saving {
  const { myId: companyId, role } = useMe()
  const [saving] = useState(() =>
    startSaving(
      form,
      {
        read: () => askInBrowser(readForm, { companyId, formId: form.id }, { noCache: true }),
        save: (version, parts) =>
          askInBrowser(saveForm, { companyId, formId: form.id, version, ...parts }, { quiet: true }),
      },
      unsavedPartsIn(`form-${form.id}-${role.accountId}`),
    ),
  )
  useEffect(() => {
    const goOn = () => void saving.retry()
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved(saving.now())) event.preventDefault()
    }
    const look = () => {
      if (document.visibilityState === 'visible') void saving.refresh()
    }
    saving.start()
    window.addEventListener('online', goOn)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', goOn)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('beforeunload', warn)
      saving.stop()
    }
  }, [saving])
  return saving
}

/** The state of the builder, and the functions that change it. */
export function useBuilder() {
  const saving = use(BuilderContext)
  if (!saving) throw new Error('Outside the builder')
  const state = useSyncExternalStore(saving.subscribe, saving.now, saving.now)
  return { ...state, saving }
}

/** One part of the form and its change: `const [dates, setDates] = usePart('dates')`. */
export function usePart<P extends FormPart>(part: P) {
  const { content, saving } = useBuilder()
  const set = (value: FormContent[P]) => saving.change(part, value)
  return [content[part], set] as const
}
