import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AskedDocuments,
  addApplicationDocuments,
  listApplicationDocuments,
  removeApplicationDocument,
} from '#contract/applying/application-documents.ts'
import { AskError } from '#web/ask.ts'
import { toldFailure } from '#web/forms/told-failure.ts'
import type { Failed } from '#web/forms/use-ask-form.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useDocumentsChanged } from '../../documents/use-documents-changed.ts'
import { documentsOf, formToApply } from '../apply-queries.ts'
import { useApply } from '../use-apply.ts'

interface HandedIn {
  readonly formDocumentId: string
  readonly uploadId?: string
  readonly fileName?: string
  readonly documentId?: string
}

/** Adds documents to this application and removes them. */
export function useHandIn() {
  const { myId } = useMe()
  const { application, form } = useApply()
  const answers = useQueryClient()
  const documentsChanged = useDocumentsChanged()
  const [failed, setFailed] = useState<Failed>()
  const [busy, setBusy] = useState<string>()
  const one = { candidateId: myId, id: application.id }

  function show(next: AskedDocuments) {
    answers.setQueryData(documentsOf(myId, application.id).key, next)
    // A new file is put on the shelf, too.
    documentsChanged()
    // If the application was handed in before, it now has changes that were not handed in.
    if (application.submittedAt)
      void answers.invalidateQueries({ queryKey: formToApply(myId, form.listing.formId).key })
  }

  /** The uploads retry this until it is answered, and tell of failures themselves. */
  const upload = async (document: HandedIn) =>
    show(await askInBrowser(addApplicationDocuments, { ...one, ...document }))

  async function act(id: string, work: () => Promise<AskedDocuments>) {
    setFailed(undefined)
    setBusy(id)
    try {
      show(await work())
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailed(toldFailure(error))
    } finally {
      setBusy(undefined)
    }
  }

  return {
    failed,
    busy,
    upload,
    fromShelf: (formDocumentId: string, documentId: string) =>
      act(documentId, () => askInBrowser(addApplicationDocuments, { ...one, formDocumentId, documentId })),
    remove: (docId: string) =>
      act(docId, async () => {
        await askInBrowser(removeApplicationDocument, { ...one, docId })
        return askInBrowser(listApplicationDocuments, one)
      }),
    /** A new link, because the page's own may have expired. */
    async freshLink(docId: string) {
      const now = await askInBrowser(listApplicationDocuments, one)
      const file = [...now.items, ...now.answers].flatMap(({ files }) => files).find(({ id }) => id === docId)
      if (!file) throw new Error('It was taken out meanwhile')
      return file.link
    },
  }
}
