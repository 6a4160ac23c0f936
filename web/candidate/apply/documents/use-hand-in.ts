import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AskedDocuments,
  addApplicationDocuments,
  listApplicationDocuments,
  removeApplicationDocument,
} from '#contract/applying/application-documents.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { documentsOf } from '../apply-queries.ts'
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
  const { application } = useApply()
  const answers = useQueryClient()
  const { act, busy, failed } = useAct()
  /** The id of the document being added or removed. */
  const [moved, setMoved] = useState<string>()
  const one = { candidateId: myId, id: application.id }

  function show(next: AskedDocuments) {
    answers.setQueryData(documentsOf(myId, application.id).key, next)
    // A new file is stored among the candidate's documents, too.
    void invalidate('documents')
    // A submitted application now has unsubmitted changes.
    if (application.submittedAt) void invalidate('formToApply')
  }

  /** The uploader retries this and reports failures itself. */
  const upload = async (document: HandedIn) =>
    show(await askInBrowser(addApplicationDocuments, { ...one, ...document }))

  function move(id: string, work: () => Promise<AskedDocuments>) {
    setMoved(id)
    return act(work, show)
  }

  return {
    failed,
    busy: busy ? moved : undefined,
    upload,
    fromShelf: (formDocumentId: string, documentId: string) =>
      move(documentId, () => askInBrowser(addApplicationDocuments, { ...one, formDocumentId, documentId })),
    remove: (docId: string) =>
      move(docId, async () => {
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
