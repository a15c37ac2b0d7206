/** A socket of the platform; the DOM's type lacks its attachment. */
export type Socket = ReturnType<DurableObjectState['getWebSockets']>[number];

/** RFC 6455, 7.4.1: the peer broke the rules of this line. */
export const POLICY = 1008;

/** Sends to a socket that may be gone by now. */
export function give(socket: Socket, event: object): void {
  try {
    socket.send(JSON.stringify(event));
  } catch {
    // The line is cut: its browser comes back, and asks for what it has missed.
  }
}

/** Closes a socket that may be closed already. */
export function end(socket: Socket, code: number): void {
  try {
    socket.close(code);
  } catch {
    // It is closed.
  }
}
