const LOOPBACK = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/;

/** Whether an address is plain http on this machine itself: the only place where a browser may do without TLS. */
export const isPlainLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && LOOPBACK.test(hostname);
