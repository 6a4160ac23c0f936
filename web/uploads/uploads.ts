import { refusalOf } from './check-file.ts'
import { failedBy } from './failed-by.ts'
import {
  changeKept,
  dropKept,
  type Kept,
  type KeptFile,
  keepFile,
  keptContent,
  keptFor,
  keptNow,
} from './kept-files.ts'
import { pauseBeforeRetry } from './pause-before-retry.ts'
import { pickedContent, pickedFailure } from './picked-content.ts'
import { sendContent } from './send-content.ts'
import { takeTurns } from './take-turns.ts'
import { Tellers } from './tellers.ts'
import { isOver, type Tell, type Upload, type UploadFailure, UploadRefused } from './upload.ts'
import { UploadList } from './upload-list.ts'
import type { Picked, UploadTools } from './upload-tools.ts'
import { alone, type Work, workOn } from './work.ts'

/**
 * The uploads of one tab. A file is kept in the browser from when it is picked until the server has taken it for what it
 * was picked for, so that it survives a lost connection, an ended session, a reload and a closed tab; whichever tab
 * shows its purpose next goes on with it.
 */
export class Uploads {
  readonly #tools: UploadTools
  readonly #works = new Map<string, Work>()
  readonly #tellers = new Tellers()
  readonly #turn = takeTurns(2)
  readonly list = new UploadList()

  constructor(tools: UploadTools) {
    this.#tools = tools
  }

  /** A page shows this purpose: its unfinished uploads go on, and finished ones are told to the server. */
  serve(owner: string, purpose: string, tell: Tell) {
    const whose = { owner, purpose }
    this.#tellers.set(whose, tell)
    void this.#adopt(owner, purpose)
    return () => {
      if (!this.#tellers.remove(whose, tell)) return
      for (const upload of this.#of(whose)) if (isOver(upload)) this.#forget(upload.id)
    }
  }

  /** Begins an upload, unless the same file is already under way for the same purpose and document. */
  async pick(file: File, { owner, purpose, accept, about = {} }: Picked) {
    const name = file.name.normalize('NFC')
    const fingerprint = `${name} ${file.size} ${file.lastModified}`
    const twins = this.#of({ owner, purpose }).filter((upload) => upload.fingerprint === fingerprint)
    const awaited = twins.find(({ state }) => state === 'fileNeeded')
    if (awaited) return this.#goOnWith(awaited.id, file)
    const twin = twins.find((upload) => JSON.stringify(upload.about) === JSON.stringify(about))
    if (twin && !isOver(twin)) return
    if (twin) void this.cancel(twin.id)
    const id = crypto.randomUUID()
    const base = { id, owner, purpose, about, name, fingerprint }
    this.list.add({ ...base, size: file.size, state: 'preparing', sent: 0, isKept: false })
    const refusal = refusalOf(file, accept)
    if (refusal) return this.list.change(id, { state: 'failed', failure: refusal })
    try {
      const { content, ...facts } = await pickedContent(file)
      // Making a photograph smaller takes a while, in which it may have been cancelled.
      if (!this.list.has(id)) return
      await this.#begin({ ...base, ...facts, address: null, isPaused: false, pickedAt: Date.now() }, content)
    } catch (error) {
      this.list.change(id, { state: 'failed', failure: pickedFailure(error) })
    }
  }

  async #begin(file: KeptFile, content: ArrayBuffer) {
    const { id, name, size } = file
    const work = this.#enlist(file, 'nothing', content)
    // Locked before it is stored, so that another tab that finds it also finds it locked.
    void alone(id, () => work.over.promise)
    work.kept = await keepFile(file, content)
    if (this.#works.get(id) !== work) return
    this.list.change(id, { name, size, isKept: work.kept === 'whole' })
    this.#start(work)
  }

  pause(id: string) {
    const work = this.#works.get(id)
    if (!work) return
    work.run.abort()
    this.#note(work, { isPaused: true })
    this.list.change(id, { state: 'paused', sent: work.there })
  }

  /** After a pause, or once more after a refusal. */
  resume(id: string) {
    const work = this.#works.get(id)
    if (!work) return
    this.#note(work, { isPaused: false })
    this.#start(work)
  }

  /** Cancels an upload and deletes it from this browser and the server. */
  async cancel(id: string, address = this.#works.get(id)?.file.address) {
    this.#forget(id)
    const headers = { 'tus-resumable': '1.0.0', ...this.#tools.headers() }
    // If this fails, the server's own clean-up of unfinished uploads deletes it later.
    const gone = address && fetch(address, { method: 'DELETE', headers }).catch(() => {})
    await Promise.all([dropKept(id), gone])
  }

  async cancelAll(owner: string) {
    const theirs = this.list.now().filter((upload) => upload.owner === owner)
    await Promise.all(theirs.map(({ id }) => this.cancel(id)))
  }

  /** Stops all uploads in this tab; stored files go on wherever their purpose is shown next. */
  stop() {
    for (const id of [...this.#works.keys()]) this.#forget(id)
  }

  async #adopt(owner: string, purpose: string) {
    for (const file of await keptFor(owner, purpose)) {
      if (this.#works.has(file.id)) continue
      const work = this.#enlist(file, 'whole', undefined)
      // Waits while another tab uploads the file, and takes over when that tab is closed.
      void alone(file.id, () => this.#takeOver(work))
    }
  }

  async #takeOver(work: Work) {
    const { id } = work.file
    const file = await keptNow(id)
    if (!file || this.#works.get(id) !== work) return void this.#works.delete(id)
    work.file = file
    work.content = await keptContent(id)
    const { owner, purpose, about, name, size, fingerprint } = file
    const isKept = work.content !== undefined
    this.list.add({ id, owner, purpose, about, name, size, fingerprint, isKept, sent: 0, state: 'paused' })
    if (!work.content) {
      work.kept = 'name'
      this.list.change(id, { state: 'fileNeeded' })
    } else if (!file.isPaused) this.#start(work)
    await work.over.promise
  }

  /** Goes on with a file that was picked again because the browser had no room to store its content. */
  async #goOnWith(id: string, file: File) {
    const work = this.#works.get(id)
    if (!work) return
    try {
      const { content, size, type } = await pickedContent(file)
      work.content = content
      // A photograph may have been shrunk to other bytes this time; its upload then begins anew.
      if (size !== work.file.size) this.#note(work, { size, type, address: null })
      this.#start(work)
    } catch (error) {
      this.list.change(id, { state: 'failed', failure: pickedFailure(error) })
    }
  }

  #start(work: Work) {
    work.run.abort()
    work.run = new AbortController()
    void this.#run(work, work.run.signal)
  }

  async #run(work: Work, signal: AbortSignal) {
    try {
      while (!(await this.#try(work, signal)));
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  /** True when the upload has ended, whether it succeeded or not. */
  async #try(work: Work, signal: AbortSignal): Promise<boolean> {
    const { id } = work.file
    try {
      if (!work.isThere) await this.#send(work, signal)
      await this.#tell(work, signal)
      return true
    } catch (error) {
      signal.throwIfAborted()
      if (!this.#tools.isSignedIn(work.file.owner)) return this.#park(work)
      const failed = failedBy(error)
      if (failed instanceof UploadRefused) return this.#refuse(work, failed.failure)
      if (failed === 'session') work.mustRenew = true
      if (failed === 'gone') this.#beginAnew(work)
      const isFirst = work.tries++ === 0
      if (failed !== 'later' && isFirst) return false
      this.list.change(id, { state: 'waiting', sent: work.there })
      await pauseBeforeRetry(work.tries - 1, this.#tools.firstWait, signal)
      return false
    }
  }

  async #send(work: Work, signal: AbortSignal) {
    const { id, name, type, address } = work.file
    const { content } = work
    if (!content) return
    if (work.tries === 0) this.list.change(id, { state: 'queued' })
    await this.#turn(async () => {
      signal.throwIfAborted()
      if (work.mustRenew || !this.#tools.hasToken()) await this.#tools.renew()
      work.mustRenew = false
      await sendContent({
        content,
        name,
        type,
        address,
        signal,
        endpoint: this.#tools.endpoint,
        headers: this.#tools.headers,
        onAddress: (given) => given !== work.file.address && this.#note(work, { address: given }),
        onProgress: (sent) => this.#progress(work, sent),
        onThere: (bytes) => {
          work.there = bytes
        },
      })
      work.isThere = true
    })
  }

  #progress(work: Work, sent: number) {
    // Progress beyond the furthest point so far resets the waiting times.
    if (sent > work.furthest) work.tries = 0
    work.furthest = Math.max(sent, work.furthest)
    this.list.change(work.file.id, { state: 'sending', sent })
  }

  async #tell(work: Work, signal: AbortSignal) {
    const { id, name, size, about, address } = work.file
    this.list.change(id, { state: 'telling', sent: size })
    const tell = await this.#tellers.find(work.file, signal)
    await tell(uploadIdIn(address ?? ''), { name, size, about })
    await dropKept(id)
    this.list.change(id, { state: 'saved' })
    this.#end(work)
  }

  #refuse(work: Work, failure: UploadFailure) {
    const canRetry = failure.kind === 'refused' && failure.canRetry
    if (!canRetry) {
      void dropKept(work.file.id)
      this.#end(work)
    }
    this.list.change(work.file.id, { state: 'failed', failure })
    return true
  }

  /** The session has ended: the file waits in the browser for its owner, or in the tab if it could not be stored. */
  #park(work: Work) {
    if (work.kept === 'whole') this.#forget(work.file.id)
    else this.pause(work.file.id)
    return true
  }

  #beginAnew(work: Work) {
    work.isThere = false
    work.there = 0
    this.#note(work, { address: null })
    this.list.change(work.file.id, { sent: 0 })
  }

  #enlist(file: KeptFile, kept: Kept, content: ArrayBuffer | undefined): Work {
    const work = workOn(file, kept, content)
    this.#works.set(file.id, work)
    return work
  }

  #note(work: Work, change: Partial<KeptFile>) {
    work.file = { ...work.file, ...change }
    // After signing out nothing must be stored any more.
    if (work.kept !== 'nothing' && this.#tools.isSignedIn(work.file.owner)) void changeKept(work.file)
  }

  #end(work: Work) {
    this.#works.delete(work.file.id)
    work.over.resolve()
  }

  #forget(id: string) {
    const work = this.#works.get(id)
    work?.run.abort()
    if (work) this.#end(work)
    this.list.remove(id)
  }

  #of({ owner, purpose }: Pick<Upload, 'owner' | 'purpose'>) {
    return this.list.now().filter((upload) => upload.owner === owner && upload.purpose === purpose)
  }
}

const uploadIdIn = (address: string) => address.slice(address.lastIndexOf('/') + 1)
