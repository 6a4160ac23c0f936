import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Row {
  value: unknown
  typedAt: number
  device: string
  order: number
}

interface Typed {
  questionId: string
  value: unknown
  age: number
  typedAt?: string
}

interface Body {
  device: string
  order: number
  lastPlace?: string
  answers: Typed[]
}

type Fault = 'lost' | 'answerLost' | 'busy' | 'late' | 'copied' | 'refuseLong' | { status: number; code: string }

export const moment = (at: number) => new Date(at).toISOString()

/** An application as the server keeps it, behind a line on which everything can go wrong. For tests. */
export function faultyServer() {
  /** The newest answer to each question: by the time of typing, or by the order of saves within one device. */
  const rows = new Map<string, Row>()
  const saves: Body[] = []
  /** Requests that the network has not delivered yet. */
  const onTheWay: (() => void)[] = []
  const now = () => Date.now() + world.serverAhead

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => answer(request.method ?? '', request.url ?? '', text, response))
  })

  const world = {
    rows,
    saves,
    now,
    kept,
    /** The faults of the next saves, one each; later saves succeed. */
    faults: [] as Fault[],
    serverAhead: 0,
    /** When the application was handed in, on another device. */
    submittedAt: null as string | null,
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Delivers delayed and duplicated requests. */
    deliver() {
      for (const arrive of onTheWay.splice(0)) arrive()
    },
    start: () => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)),
    stop: () => void server.close(),
    reset() {
      world.submittedAt = null
      rows.clear()
      saves.length = 0
      onTheWay.length = 0
      world.faults = []
      world.serverAhead = 0
    },
  }
  return world

  function answer(method: string, url: string, text: string, response: ServerResponse) {
    if (url === '/api/accounts/token') return refuse(response, 401, 'accounts.sessionEnded')
    if (method === 'GET') return send(response, 200, read(new URL(url, 'http://x').searchParams.get('device')))
    return meet(world.faults.shift(), JSON.parse(text) as Body, response)
  }

  function meet(fault: Fault | undefined, body: Body, response: ServerResponse) {
    if (typeof fault === 'object') return refuse(response, fault.status, fault.code)
    switch (fault) {
      case 'lost':
        return response.destroy()
      case 'busy':
        return refuse(response, 503, 'server.busy')
      case 'refuseLong':
        if (!body.answers.some(({ value }) => String(value).length > 10)) break
        world.faults.unshift(fault)
        return refuse(response, 400, 'request.invalid')
      case 'late':
        onTheWay.push(() => save(body))
        return response.destroy()
      case 'copied':
        onTheWay.push(() => save(body))
    }
    const saved = save(body)
    return fault === 'answerLost' ? response.destroy() : send(response, 200, saved)
  }

  function save(body: Body) {
    saves.push(body)
    const outcome = { newer: [] as object[], replaced: [] as object[] }
    for (const typed of body.answers) write(body, typed, outcome)
    return { savedAt: moment(now()), formVersion: 1, submittedAt: world.submittedAt, ...outcome, problems: [] }
  }

  function write({ device, order }: Body, typed: Typed, { newer, replaced }: { newer: object[]; replaced: object[] }) {
    const { questionId, value, age } = typed
    const typedAt = Math.min(typed.typedAt ? Date.parse(typed.typedAt) : now() - age, now())
    const before = rows.get(questionId)
    const isOwn = before?.device === device
    const isNewer = !before || (isOwn ? order > before.order : typedAt >= before.typedAt)
    if (before && !isOwn) (isNewer ? replaced : newer).push(kept(questionId, device))
    if (isNewer) rows.set(questionId, { value, typedAt, device, order })
  }

  function read(device: string | null) {
    const items = [...rows.keys()].map((id) => kept(id, device))
    return { formVersion: 1, submittedAt: world.submittedAt, savedAt: moment(now()), items }
  }

  function kept(questionId: string, device: string | null) {
    const { value, typedAt, device: own } = rows.get(questionId) as Row
    return { questionId, value, typedAt: moment(typedAt), isOwn: own === device }
  }
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse, status: number, code: string) =>
  send(response, status, { type: 'x', title: code, status, detail: code, code })
