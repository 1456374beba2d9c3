/** Globals that browsers and Node share; the registry runs in both and uses nothing else of either. */
declare function btoa(data: string): string;
