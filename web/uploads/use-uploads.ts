import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMe } from '../session/store.ts'
import type { About, Tell, Upload } from './upload.ts'
import { uploadsHere } from './uploads-here.ts'

const none: readonly Upload[] = []

/**
 * The uploads of one purpose, such as `request 0199…`: those picked here, and those that were begun before a reload.
 * `onUploaded` tells the server what a finished one is for; it is tried again until the server has answered, so it must
 * be the same however often it is told.
 */
export function useUploads(purpose: string, onUploaded: Tell) {
  const { myId: owner } = useMe()
  const latest = useRef(onUploaded)
  const all = useSyncExternalStore(uploadsHere.list.hear, uploadsHere.list.now, () => none)

  useEffect(() => {
    latest.current = onUploaded
  })

  useEffect(() => uploadsHere.serve(owner, purpose, (...told) => latest.current(...told)), [owner, purpose])

  return {
    uploads: all.filter((upload) => upload.owner === owner && upload.purpose === purpose),
    pick: (files: readonly File[], accept: readonly string[], about?: About) => {
      for (const file of files) void uploadsHere.pick(file, { owner, purpose, accept, ...(about && { about }) })
    },
  }
}
