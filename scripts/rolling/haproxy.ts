interface Behind {
  readonly port: number
  readonly ports: readonly number[]
}

/** The configuration of docs/operations.md, for this machine. */
export function haproxyConfig({ port, ports }: Behind) {
  const servers = ports.map((at) => `  server kopru-${at} 127.0.0.1:${at} check inter 500ms fall 2 rise 2`)
  const text = `defaults
  mode http
  timeout connect 5s
  timeout client 75s
  timeout server 75s
  timeout check 5s

frontend people
  bind 127.0.0.1:${port}
  default_backend kopru

backend kopru
  option httpchk GET /ready
  http-reuse safe
  retries 3
  option redispatch 1
  option forwardfor
${servers.join('\n')}
`
  return { text, command: ['haproxy', '-db', '-f'] }
}
