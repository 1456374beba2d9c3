-- Forty bits of a digest as eight characters of Crockford's base 32.
create or replace function operation_fingerprint(p_digest bytea) returns text
language plpgsql immutable as $$
declare
  bits constant bigint = ('x' || encode(substring(p_digest from 1 for 5), 'hex'))::bit(40)::bigint;
  base32 constant text[] = '{0,1,2,3,4,5,6,7,8,9,A,B,C,D,E,F,G,H,J,K,M,N,P,Q,R,S,T,V,W,X,Y,Z}';
begin
  return base32[(bits >> 35 & 31) + 1] || base32[(bits >> 30 & 31) + 1] || base32[(bits >> 25 & 31) + 1]
    || base32[(bits >> 20 & 31) + 1] || '-' || base32[(bits >> 15 & 31) + 1] || base32[(bits >> 10 & 31) + 1]
    || base32[(bits >> 5 & 31) + 1] || base32[(bits & 31) + 1];
end
$$;
