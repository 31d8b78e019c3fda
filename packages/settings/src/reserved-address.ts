/** Names kept for documentation and tests (RFC 2606): nobody reads mail there. */
const RESERVED_DOMAIN = /@(?:[\w-]+\.)*(?:example|invalid|test|localhost)\b|@(?:[\w-]+\.)*example\.(?:com|net|org)\b/i;

export const isReservedAddress = (address: string): boolean => RESERVED_DOMAIN.test(address);
